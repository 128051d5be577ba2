// expect: proved
// truth: the timed get gives up, the handler opens the latch
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class FutureGetTimedThen {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(1);
    CountDownLatch l = new CountDownLatch(1);
    Future<?> f = e.submit(() -> pass(l));
    try { f.get(1, TimeUnit.MILLISECONDS); } catch (TimeoutException x) { }
    l.countDown();
    e.shutdown();
  }
}

