// truth: violated race because if B comes first x is written behind the first signal, and V waits for one phase only
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
public class PhSigHand {
static int w, x, q;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void t1(HjPhaser ph, boolean late) { asyncPhased(ph.inMode(SIG), () -> { if (!late) x = 1; signal(); if (late) x = 1; signal(); isolated(() -> { q++; }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT);
  t1(ph, late);
  asyncPhased(ph.inMode(WAIT), () -> { isolated(() -> { q++; }); doWait(); int t = x; });
});

        });
    }
}
