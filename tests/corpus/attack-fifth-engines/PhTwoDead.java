// truth: violated deadlock because each waits on one phaser that the other signals only later
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
public class PhTwoDead {

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser p = newPhaser(SIG_WAIT), q = newPhaser(SIG_WAIT);
  asyncPhased(Arrays.asList(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT)), () -> { p.signal(); p.doWait(); q.signal(); q.doWait(); });
  asyncPhased(Arrays.asList(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT)), () -> { q.signal(); q.doWait(); p.signal(); p.doWait(); });
});

        });
    }
}
