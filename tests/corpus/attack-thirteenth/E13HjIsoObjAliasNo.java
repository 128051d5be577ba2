// Truth: violated. different objects
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
public class E13HjIsoObjAliasNo {
static int[] a={0}; static int[] b=a; static Object o=new Object(), p=new Object();
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
 finish(() -> {
        async(() -> { isolated(o,()->{a[0]++;}); });
        async(() -> { isolated(p,()->{b[0]++;}); });
      });
      
    });
  }
}
