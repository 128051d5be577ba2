// truth: proved because as PhLoop1, and a task that has not joined wrote x
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
public class PhLoop3 {
static int x, z, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser p = newPhaser(SIG_WAIT);
  asyncPhased(p.inMode(SIG_WAIT), () -> { x = 1; while (true) { isolated(() -> { z = 1 - z; }); next(); } });
  asyncPhased(p.inMode(SIG_WAIT), () -> { while (true) { isolated(() -> { z = 1 - z; }); next(); } });
});
        });
    }
}
