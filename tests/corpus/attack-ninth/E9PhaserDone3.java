// Truth: violated. signal-only needs m before it signals, the waiter holds m
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9PhaserDone3 {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      finish(() -> {
        HjPhaser p = newPhaser(SIG_WAIT);
        asyncPhased(p.inMode(SIG), () -> { synchronized (m) { x += 1; } p.signal(); });
        asyncPhased(p.inMode(WAIT), () -> { synchronized (m) { x += 1; p.doWait(); } });
      });
    });
  }
}
