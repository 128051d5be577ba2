// expect: violated deadlock
// truth: what leaves an initialiser is ExceptionInInitializerError, which the handler does not take: main ends, nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserThrowsOther {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    Thread t = new Thread(() -> pass(go));
    t.start();
    try {
      System.out.println(1);
      System.out.println(Bad.x);
    } catch (IllegalStateException e) { }
    go.countDown();
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
