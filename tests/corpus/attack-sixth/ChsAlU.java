// The same of UTF-8.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class ChsAlU { static Object s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = java.nio.charset.StandardCharsets.UTF_8.aliases(); });
    async(() -> { t = java.nio.charset.StandardCharsets.UTF_8.aliases(); }); }); assert s == t; }); } }
