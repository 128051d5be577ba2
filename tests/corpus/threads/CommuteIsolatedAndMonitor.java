// Truth: violated. isolated and a monitor do not keep each other out
import static edu.rice.hj.Module2.*;

public class CommuteIsolatedAndMonitor {
  static int x; static final Object m = new Object();
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(() -> { x += 1; })); async(() -> { synchronized (m) { x += 1; } });
      });
      if (!(x == 2)) throw new AssertionError();
    });
  }
}
