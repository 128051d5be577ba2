// expect: violated deadlock
// truth: one thread: f1 waits for the latch that the task of f2 opens
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class FutureGetOrder {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(1);
    CountDownLatch l = new CountDownLatch(1);
    Future<?> f1 = e.submit(() -> { pass(l); });
    Future<?> f2 = e.submit(() -> { l.countDown(); });
    f2.get();
    f1.get();
    e.shutdown();
  }
}

