// Truth: violated. one holds m and waits for g, g waits for f, f needs m; all done in the first run
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9Cycle2 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      HjFuture<Integer> f = future(() -> { synchronized (m) { x += 1; } return 1; });
      HjFuture<Integer> g = future(() -> { return f.get(); });
      finish(() -> { async(() -> { synchronized (m) { x += 1; } synchronized (m) { g.get(); } }); });
    });
  }
}
