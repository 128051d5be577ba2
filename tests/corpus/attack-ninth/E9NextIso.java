// Truth: violated. next inside isolated(b) while the other needs b before: deadlock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9NextIso {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object b = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjPhaser p = newPhaser(SIG_WAIT);
        asyncPhased(p.inMode(SIG_WAIT), () -> { isolated(b, () -> { x += 1; }); next(); });
        asyncPhased(p.inMode(SIG_WAIT), () -> { isolated(b, () -> { x += 1; next(); }); });
      });
    });
  }
}
