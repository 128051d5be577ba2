// Truth: proved. both leave m before next
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9PhaserDone2 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjPhaser p = newPhaser(SIG_WAIT);
        asyncPhased(p.inMode(SIG_WAIT), () -> { synchronized (m) { x += 1; } next(); check(x == 2); });
        asyncPhased(p.inMode(SIG_WAIT), () -> { synchronized (m) { x += 1; } next(); check(x == 2); });
      });
    });
  }
}
