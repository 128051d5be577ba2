// Truth: proved. async inside isolated: its body comes behind
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9IsoSpawn {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x, y;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(() -> { x += 1; async(() -> isolated(() -> { y = x; })); x += 1; }));
        async(() -> isolated(() -> { x += 2; }));
      });
      check(y == 2 || y == 4);
    });
  }
}
