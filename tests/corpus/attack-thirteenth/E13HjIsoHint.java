// Truth: proved. the bodies touch the same data and exclude each other.
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
public class E13HjIsoHint {
static int x,c; static final ReentrantLock ll=new ReentrantLock(); 
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> {
        async(() -> { x=1; isolated(()->{c++;}); ll.lock(); });
        async(() -> { if (ll.tryLock()) ll.unlock(); else { isolated(()->{c++;}); int y=x; } });
      });
      
    });
  }
}
