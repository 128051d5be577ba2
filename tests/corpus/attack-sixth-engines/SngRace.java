// truth: violated race because a SIG task writes what the single statement reads, behind its signal
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
public class SngRace {
static int a, s;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT_SINGLE);
asyncPhased(p.inMode(SIG), () -> { signal(); a = 1; });
asyncPhased(p.inMode(SIG_WAIT_SINGLE), () -> { next(() -> { s = a; }); });
p.drop(); });
        });
    }
}
