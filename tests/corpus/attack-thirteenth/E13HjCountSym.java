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
public class E13HjCountSym {
static final AtomicInteger n=new AtomicInteger();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> {
        async(() -> { int k=n.getAndIncrement(); if (k==2) throw new AssertionError(); });
        async(() -> { int k=n.getAndIncrement(); if (k==2) throw new AssertionError(); });
        async(() -> { int k=n.getAndIncrement(); if (k==2) throw new AssertionError(); });
      });
      
    });
  }
}
