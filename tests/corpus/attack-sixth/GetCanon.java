// The same with getCanonicalName.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class GetCanon { static class In {} static String s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = In.class.getCanonicalName(); });
    async(() -> { t = In.class.getCanonicalName(); }); }); assert s == t; }); } }
