// Truth: violated. a transfer that is not covered is refused: which one depends on the order
import static edu.rice.hj.Module2.*;

public class CommuteTransfersGuarded {
  static final int[] balance = {5, 0}; static int refused;
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(() -> { if (balance[0] >= 4) { balance[0] -= 4; balance[1] += 4; } else refused += 4; })); async(() -> isolated(() -> { if (balance[0] >= 3) { balance[0] -= 3; balance[1] += 3; } else refused += 3; }));
      });
      if (!(refused == 3)) throw new AssertionError();
    });
  }
}
