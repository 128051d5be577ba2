// Truth: violated. as E9Stands6 with isolated(b), isolated(c)
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9Stands8 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x, y; static final Object b = new Object(), c = new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> { isolated(b, () -> { x += 1; }); isolated(c, () -> { x += 1; }); });
        async(() -> isolated(c, () -> { x += 1; }));
      });
    });
  }
}
