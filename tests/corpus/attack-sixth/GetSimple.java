// getSimpleName of a nested class makes a text and keeps it in a plain field: two tasks that both find none get two texts.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class GetSimple { static class In {} static String s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = In.class.getSimpleName(); });
    async(() -> { t = In.class.getSimpleName(); }); }); assert s == t; }); } }
