// truth: violated race because with bound 2 the second signal does not wait for the waiter
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
public class PhBoundHbBad {
static int a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT, 2);
  asyncPhased(ph.inMode(SIG), () -> { signal(); signal(); a = 1; });
  asyncPhased(ph.inMode(WAIT), () -> { int t = a; doWait(); doWait(); });
  ph.drop();
});

        });
    }
}
