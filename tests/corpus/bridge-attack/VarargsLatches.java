// expect: proved
// truth: all latches are counted down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class VarargsLatches {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static void all(CountDownLatch... ls) { for (CountDownLatch l : ls) l.countDown(); }
  public static void main(String[] args) throws Exception {
    CountDownLatch a = new CountDownLatch(1), b = new CountDownLatch(1);
    Thread t = new Thread(() -> all(a, b));
    t.start();
    a.await(); b.await();
  }
}

