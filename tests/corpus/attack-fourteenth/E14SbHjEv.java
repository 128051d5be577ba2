// Truth: violated. store buffering with a countDown of a latch in Habanero tasks
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
public class E14SbHjEv {
static final AtomicInteger oo=new AtomicInteger(); static final CountDownLatch c=new CountDownLatch(1); static boolean a,b;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> { async(() -> { oo.lazySet(1); a=c.getCount()==1; }); async(() -> { c.countDown(); b=oo.get()==0; }); }); assert !(a && b);
    });
  }
}
