// Truth: violated. as 4, the later child claims both, so that it stands for nothing of b
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9StandsFor5 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x; static final Object b = new Object(), c = new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(c, () -> { x += 1; }));
        isolated(b, () -> { x += 1; });
        async(() -> isolated(b, c, () -> { x += 1; }));
      });
    });
  }
}
