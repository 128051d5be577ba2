// Truth: violated. store buffering: lazySet may be delayed behind the look at the future
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
public class E14SbHjDdf {
static final AtomicInteger oo=new AtomicInteger(); static boolean a,b;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> f=newDataDrivenFuture(); finish(() -> { async(() -> { oo.lazySet(1); a=!f.resolved(); }); async(() -> { f.put(1); b=oo.get()==0; }); }); assert !(a && b);
    });
  }
}
