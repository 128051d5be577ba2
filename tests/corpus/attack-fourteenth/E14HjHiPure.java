// Truth: proved. as HiPure, with tasks of Habanero: S is initialised behind B
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
public class E14HjHiPure {
static int z; static class B { static int q=1; static { z=1; } static void f(){} } static class S extends B { static Object o=new Object(); static void g(){} }
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
finish(() -> { async(() -> B.f()); async(() -> S.g()); async(() -> { S.g(); int y=z; assert y==1; }); });
    });
  }
}
