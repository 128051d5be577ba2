// truth: proved because a SIG task signals phase 0 after its write and the waiter waits for phase 0
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
public class PhSigAhead {
static int a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT);
  asyncPhased(ph.inMode(SIG), () -> { a = 1; signal(); signal(); });
  asyncPhased(ph.inMode(WAIT), () -> { doWait(); assert a == 1; });
});

        });
    }
}
