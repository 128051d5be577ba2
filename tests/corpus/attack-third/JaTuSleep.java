// truth: violated: (assertion) TimeUnit.sleep too
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
public class JaTuSleep {
static Thread t; static int hit; static volatile int v;
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { async(() -> { t = Thread.currentThread(); d.put(1); try { TimeUnit.SECONDS.sleep(1); } catch (InterruptedException e) { hit = 1; } }); asyncAwait(d, () -> { t.interrupt(); }); });
assert hit == 0;
 }); }
}
