// Without isolated: a volatile variable.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkVol { static volatile int w; interface F { int K = 1 / w; default void d() {} void run(); }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { w = 1; });
    async(() -> { F f = () -> {}; }); });  }); } }
