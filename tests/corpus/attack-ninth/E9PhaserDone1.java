// Truth: violated. the second may hold m at next while the first needs m before its own: deadlock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9PhaserDone1 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjPhaser p = newPhaser(SIG_WAIT);
        asyncPhased(p.inMode(SIG_WAIT), () -> { synchronized (m) { x += 1; } next(); });
        asyncPhased(p.inMode(SIG_WAIT), () -> { synchronized (m) { x += 1; next(); } });
      });
    });
  }
}
