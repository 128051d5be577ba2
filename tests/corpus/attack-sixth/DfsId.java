// DecimalFormatSymbols.getInstance makes a new one for each call.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class DfsId { static Object s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = java.text.DecimalFormatSymbols.getInstance(Locale.US); });
    async(() -> { t = java.text.DecimalFormatSymbols.getInstance(Locale.US); }); }); assert s != t && s.equals(t); }); } }
