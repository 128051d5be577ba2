// Truth: violated. the claims do not meet
import static edu.rice.hj.Module2.*;

public class CommuteIsolatedApart {
  static int x; static final Object b = new Object(), c = new Object();
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(b, () -> { x += 1; })); async(() -> isolated(c, () -> { x += 2; }));
      });
      if (!(x == 3)) throw new AssertionError();
    });
  }
}
