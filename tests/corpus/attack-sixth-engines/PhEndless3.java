// truth: proved because a bounded phaser for ever
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
public class PhEndless3 {
static int x, z, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser p = newPhaser(SIG_WAIT, 2);
  asyncPhased(p.inMode(SIG), () -> { x = 1; while (true) { isolated(() -> { z = 1 - z; }); signal(); } });
  asyncPhased(p.inMode(WAIT), () -> { while (true) { doWait(); isolated(() -> { int t = z; }); } });
  async(() -> { while (true) isolated(() -> { int t = z; }); });
});
        });
    }
}
