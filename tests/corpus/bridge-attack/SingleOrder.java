// expect: proved
// truth: the first counts down before the second waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SingleOrder {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newSingleThreadExecutor();
    CountDownLatch l = new CountDownLatch(1);
    e.submit(() -> { l.countDown(); });
    e.submit(() -> { pass(l); });
    e.shutdown();
  }
}

