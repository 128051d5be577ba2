// truth: violated assertion because whether the child is registered depends on the order of bodies; if it is not, main passes at once
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
public class PhRegIso {
static int a, g, b;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT);
async(() -> { isolated(() -> { g = 1; }); });
boolean[] f = new boolean[1]; isolated(() -> { f[0] = g == 1; });
if (f[0]) asyncPhased(p.inMode(SIG_WAIT), () -> { isolated(() -> { b = 1; }); next(); }); else async(() -> { isolated(() -> { b = 1; }); });
next(); isolated(() -> { assert b == 1; }); });
        });
    }
}
