// Currency.getInstance keeps one for each code.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class CurId { static Object s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = Currency.getInstance("EUR"); });
    async(() -> { t = Currency.getInstance("EUR"); }); }); assert s == t; }); } }
