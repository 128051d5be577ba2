// Truth: proved. JLS 12.4.2 orders x.
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
public class E13HjInitHint {
static int x; static class A { static int f; static {f=4;} } static final ReentrantLock ll=new ReentrantLock(); 
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> {
        async(() -> { x=1; int q=A.f; ll.lock(); });
        async(() -> { if (ll.tryLock()) ll.unlock(); else { int z=A.f; int y=x; } });
      });
      
    });
  }
}
