// Truth: violated. readers do not exclude
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
public class E13HjReadBad {
static int x; static Object o=new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> {
        async(() -> { isolated(readMode(o),()->{ x++; }); });
        async(() -> { isolated(readMode(o),()->{ int y=x; }); });
      });
      
    });
  }
}
