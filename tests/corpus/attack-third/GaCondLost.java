// truth: violated: (deadlock) the signal can come before the await
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
public class GaCondLost {
static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { l.lock(); try { c.awaitUninterruptibly(); } finally { l.unlock(); } }); async(() -> { l.lock(); c.signal(); l.unlock(); }); });
 }); }
}
