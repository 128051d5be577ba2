// expect: violated deadlock
// truth: the second use of a class whose initialiser failed throws NoClassDefFoundError: main ends, nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserThrowsTwice {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    int v = 0;
    try {
      v = 1;
      v = Bad.x;
    } catch (Throwable e) { }
    Thread t = new Thread(() -> pass(go));
    t.start();
    v = Bad.x;
    go.countDown();
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
