// truth: violated deadlock because if B comes first the phaser has bound 1 and the second signal waits for a waiter that never comes
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
public class PhBoundSt {
static int w, x; static HjPhaser ph;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> {
  ph = w == 1 ? newPhaser(SIG_WAIT, 3) : newPhaser(SIG_WAIT, 1);
  w = 0;
  isolated(() -> { x = 1; });
  asyncPhased(ph.inMode(SIG), () -> { signal(); signal(); d.put(1); });
  asyncPhased(ph.inMode(WAIT), () -> { d.get(); });
});

        });
    }
}
