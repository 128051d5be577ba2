// Truth: violated. isolated(b) nested in isolated(c) and the reverse: deadlock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9IsoObjCross {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object b = new Object(), c = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        async(() -> isolated(b, () -> isolated(c, () -> { x += 1; })));
        async(() -> isolated(c, () -> isolated(b, () -> { x += 1; })));
      });
    });
  }
}
