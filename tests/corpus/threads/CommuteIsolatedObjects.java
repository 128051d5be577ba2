// Truth: proved. the claims meet in b
import static edu.rice.hj.Module2.*;

public class CommuteIsolatedObjects {
  static int x; static final Object b = new Object(), c = new Object(), d = new Object();
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(b, c, () -> { x += 1; })); async(() -> isolated(d, b, () -> { x += 2; }));
      });
      if (!(x == 3)) throw new AssertionError();
    });
  }
}
