// truth: violated deadlock because if B comes first the phaser belongs to the outer finish, so the end of the inner one does not drop main, for whom the child waits
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
public class PhScope {
static int w, x; static HjPhaser ph;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
finish(() -> {
  if (w == 2) ph = newPhaser(SIG_WAIT);
  w = 0;
  finish(() -> {
    if (ph == null) ph = newPhaser(SIG_WAIT);
    isolated(() -> { x = 1; });
    asyncPhased(ph.inMode(SIG_WAIT), () -> { next(); });
  });
});

        });
    }
}
