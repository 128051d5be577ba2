// Charset.aliases makes a set and keeps it in a plain field: two tasks that both find none get two sets.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class ChsAl { static java.nio.charset.Charset c = java.nio.charset.Charset.forName("ISO-8859-2"); static Object s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = c.aliases(); });
    async(() -> { t = c.aliases(); }); }); assert s == t; }); } }
