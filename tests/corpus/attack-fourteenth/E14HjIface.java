// Truth: violated. as IfHint, with tasks of Habanero
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
public class E14HjIface {
static int z; static final ReentrantLock ll=new ReentrantLock(); static int w(){ z=1; return 1; } interface J { int Q=w(); } static class S implements J { static void g(){} }
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
finish(() -> { async(() -> { int k=J.Q; ll.lock(); }); async(() -> { if (ll.tryLock()) ll.unlock(); else { S.g(); S.g(); int y=z; } }); });
    });
  }
}
