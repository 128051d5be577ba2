// truth: proved because main waits for the next phase, which the child signals by its end
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
public class PhRegOk {
static int a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT);
asyncPhased(p.inMode(SIG_WAIT), () -> { next(); asyncPhased(p.inMode(SIG), () -> { a = 1; }); });
next(); next(); int t = a; });
        });
    }
}
