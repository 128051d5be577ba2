// Truth: violated. as 1 with isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9InitBetween3 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x; static class C { static int y = 2; static { x += 1; } }
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(() -> { int k = C.y; x += k; }));
        async(() -> isolated(() -> { x += C.y; }));
      });
      check(x == 5);
    });
  }
}
