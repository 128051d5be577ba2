// expect: violated deadlock
// truth: the task throws, get throws, the handler skips countDown
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class FutureCaught {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(1);
    CountDownLatch l = new CountDownLatch(1);
    Future<?> f1 = e.submit(() -> { throw new IllegalStateException(); });
    e.shutdown();
    try { f1.get(); l.countDown(); } catch (ExecutionException x) { }
    l.await();
  }
}

