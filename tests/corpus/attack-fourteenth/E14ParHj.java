// Truth: proved. equal tasks with isolated
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
public class E14ParHj {
static int n; static final AtomicInteger k=new AtomicInteger();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
finish(() -> { for (int i=0;i<4;i++) async(() -> { isolated(() -> { n=n*2+1; }); k.incrementAndGet(); }); }); assert n==15 && k.get()==4;
    });
  }
}
