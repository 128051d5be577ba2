// truth: violated: (deadlock) one signal for two who wait for different things on one condition
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
public class GaCondOne {
static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static int f;
static void aw(int k) { l.lock(); try { while (f != k) c.awaitUninterruptibly(); f = 0; c.signal(); } finally { l.unlock(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { aw(1); }); async(() -> { aw(2); }); async(() -> { l.lock(); f = 1; c.signal(); l.unlock(); }); async(() -> { l.lock(); while (f != 0) c.awaitUninterruptibly(); f = 2; c.signal(); l.unlock(); }); });
 }); }
}
