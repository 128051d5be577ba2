// Truth: violated. the parent updates under b, a child of it and a sibling under c: parent and sibling race
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9StandsFor3 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static int x; static final Object b = new Object(), c = new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> { isolated(b, () -> { x += 1; }); async(() -> isolated(c, () -> { x += 1; })); });
        async(() -> isolated(c, () -> { x += 1; }));
      });
    });
  }
}
