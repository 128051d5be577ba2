// Truth: violated. plain field of the map
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
public class E13HjViewHint {
static int x; static final ConcurrentHashMap<String,String> map=new ConcurrentHashMap<>(); static final ReentrantLock ll=new ReentrantLock(); 
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> {
        async(() -> { x=1; map.keySet(); ll.lock(); });
        async(() -> { if (ll.tryLock()) ll.unlock(); else { map.keySet(); int y=x; } });
      });
      
    });
  }
}
