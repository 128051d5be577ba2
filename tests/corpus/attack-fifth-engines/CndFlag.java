// truth: proved because await is in a loop and signal comes under the lock
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
public class CndFlag {
static boolean f; static final ReentrantLock L = new ReentrantLock(); static final Condition C = L.newCondition();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { L.lock(); try { while (!f) C.awaitUninterruptibly(); } finally { L.unlock(); } });
  async(() -> { L.lock(); try { f = true; C.signal(); } finally { L.unlock(); } });
});

        });
    }
}
