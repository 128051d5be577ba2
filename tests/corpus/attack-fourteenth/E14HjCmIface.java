// Truth: violated. metrics aside: the superinterface is not initialised with the class, and isolated bodies that touch other data order nothing
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
public class E14HjCmIface {
static int z,n; static final AtomicInteger oo=new AtomicInteger(); static int w(){ z=1; return 1; } interface J { int Q=w(); } static class S implements J { S(){} }
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
finish(() -> { async(() -> { int k=J.Q; oo.setOpaque(1); }); async(() -> { if (oo.getOpaque()==1) { new S(); new S(); int y=z; } }); });
    });
  }
}
