// truth: violated: (deadlock) the two tasks wait for each other's phaser in opposite orders
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class CcPhDead {

 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT), q = newPhaser(SIG_WAIT);
 asyncPhased(Arrays.asList(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT)), () -> { p.doNext(); q.doNext(); });
 asyncPhased(Arrays.asList(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT)), () -> { q.doNext(); p.doNext(); });
});
 }); }
}
