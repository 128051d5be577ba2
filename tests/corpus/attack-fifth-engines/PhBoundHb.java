// truth: proved because with bound 1 the second signal waits until the waiter has passed phase 0
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhBoundHb {
static int a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT, 1);
  asyncPhased(ph.inMode(SIG), () -> { signal(); signal(); a = 1; });
  asyncPhased(ph.inMode(WAIT), () -> { int t = a; doWait(); doWait(); });
  ph.drop();
});

        });
    }
}
