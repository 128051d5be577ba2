// truth: violated: (deadlock) bound 1: the only waiter waits elsewhere for what comes behind the second signal
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
public class EaBndDead {

 public static void main(String[] args) { launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT, 1);
 asyncPhased(p.inMode(SIG), () -> { p.signal(); p.signal(); d.put(1); });
 asyncPhased(p.inMode(WAIT), () -> { d.get(); p.doWait(); p.doWait(); });
 p.drop(); });
 }); }
}
