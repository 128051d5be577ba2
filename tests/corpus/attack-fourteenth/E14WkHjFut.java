// Truth: violated. the opaque write may be seen before the put (DDF state is volatile inside, and resolved is a look)
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
public class E14WkHjFut {
static final AtomicInteger oo=new AtomicInteger();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> f=newDataDrivenFuture(); finish(() -> { async(() -> { f.put(1); oo.setOpaque(1); }); async(() -> { if (oo.getOpaque()==1) assert f.resolved(); }); });
    });
  }
}
