// So many tasks, each one transfer between two of eight accounts in isolated; with a condition on the balance if the
// second number is 1.
import static edu.rice.hj.Module2.*;

public class Transfers {
  static final int[] balance = {100, 100, 100, 100, 100, 100, 100, 100};

  public static void main(String[] a) {
    int transfers = Integer.parseInt(a[0]);
    boolean asks = a[1].equals("1");
    launchHabaneroApp(() -> {
      finish(() -> {
        for (int i = 0; i < transfers; i++) {
          int from = i % 8, to = (i * 3 + 1) % 8, amount = i % 7;
          async(() -> isolated(() -> {
            if (!asks || balance[from] >= amount) {
              balance[from] -= amount;
              balance[to] += amount;
            }
          }));
        }
      });
      int sum = 0;
      for (int one : balance) sum += one;
      if (sum != 800) throw new AssertionError();
    });
  }
}
