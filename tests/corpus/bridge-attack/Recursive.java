// expect: proved
// truth: five recursive calls count down five
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Recursive {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static void f(CountDownLatch l, int n) { if (n == 0) return; l.countDown(); f(l, n - 1); }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(5);
    Thread t = new Thread(() -> f(l, 5));
    t.start();
    l.await();
  }
}

