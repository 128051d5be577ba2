// Truth: violated. put twice throws
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
public class E13HjDdfTwice {
static HjDataDrivenFuture<Integer> d;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
d=newDataDrivenFuture(); finish(() -> {
        async(() -> { d.put(1); });
        async(() -> { d.put(2); });
      });
      
    });
  }
}
