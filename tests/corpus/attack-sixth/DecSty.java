// DecimalStyle.of keeps one for each locale.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class DecSty { static Object s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = java.time.format.DecimalStyle.of(Locale.GERMANY); });
    async(() -> { t = java.time.format.DecimalStyle.of(Locale.GERMANY); }); }); assert s == t; }); } }
