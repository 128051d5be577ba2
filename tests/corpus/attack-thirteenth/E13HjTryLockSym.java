// Truth: violated. 
import static edu.rice.hj.ModuleE.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.function.*;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13HjTryLockSym {
static final ReentrantLock l=new ReentrantLock(); static final AtomicInteger n=new AtomicInteger();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> {
        async(() -> { if (l.tryLock()) { n.incrementAndGet(); l.unlock(); } });
        async(() -> { if (l.tryLock()) { n.incrementAndGet(); l.unlock(); } });
      });
      assert n.get()==2;
    });
  }
}
