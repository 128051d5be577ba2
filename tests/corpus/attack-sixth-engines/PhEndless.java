// truth: proved because a barrier loop without end beside a task that works for ever; nothing is shared unordered
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
public class PhEndless {
static int x, z, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { while (true) isolated(() -> { z = 1 - z; }); });
  finish(() -> {
  HjPhaser p = newPhaser(SIG_WAIT);
  asyncPhased(p.inMode(SIG_WAIT), () -> { x = 1; while (true) next(); });
  asyncPhased(p.inMode(SIG_WAIT), () -> { while (true) next(); });
  });
});
        });
    }
}
