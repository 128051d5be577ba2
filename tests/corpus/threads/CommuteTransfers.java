// Truth: proved. the sum stays
import static edu.rice.hj.Module2.*;

public class CommuteTransfers {
  static final int[] balance = {100, 100, 100, 100, 100, 100, 100, 100}; static int sum() { int sum = 0; for (int b : balance) sum += b; return sum; }
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> {
        for (int i = 0; i < 1000; i++) { final int from = i % 8, to = (i * 3 + 1) % 8, amount = i % 7; async(() -> isolated(() -> { balance[from] -= amount; balance[to] += amount; })); }
      });
      if (!(sum() == 800)) throw new AssertionError();
    });
  }
}
