// Tasks that add to a list in isolated, each so often.
import static edu.rice.hj.Module2.*;
import java.util.*;

public class AddIsolated {
  static final ArrayList<Integer> x = new ArrayList<>();
  public static void main(String[] a) {
    int threads = Integer.parseInt(a[0]), times = Integer.parseInt(a[1]);
    launchHabaneroApp(() -> {
      finish(() -> {
        for (int i = 0; i < threads; i++)
          async(() -> { for (int k = 0; k < times; k++) isolated(() -> { x.add(1); }); });
      });
      if (x.size() != threads * times) throw new AssertionError();
    });
  }
}
