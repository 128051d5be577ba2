// Truth: violated. main under b, then child under c; earlier child under c
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9StandsFor4 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x; static final Object b = new Object(), c = new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(c, () -> { x += 1; }));
        isolated(b, () -> { x += 1; });
        async(() -> isolated(c, () -> { x += 1; }));
      });
    });
  }
}
