// ZoneOffset.ofTotalSeconds: one object for each multiple of 15 minutes.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class ZoOff { static Object s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = java.time.ZoneOffset.ofHours(3); });
    async(() -> { t = java.time.ZoneOffset.ofHours(3); }); }); assert s == t; }); } }
