// Truth: violated. a get orders one update only; the read has no isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9IsoFutRace {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x, y;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjFuture<Integer> f = future(() -> { isolated(() -> { x += 1; }); return 1; });
        HjFuture<Integer> g = future(() -> { isolated(() -> { x += 1; }); return 1; });
        async(() -> { g.get(); y = x; });
      });
    });
  }
}
