// expect: violated deadlock
// truth: pool of two: both first wait for the latch that the third opens
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PoolTrialFails {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(2);
    CountDownLatch l = new CountDownLatch(1);
    for (int i = 0; i < 2; i++) e.execute(() -> pass(l));
    e.execute(l::countDown);
    e.shutdown();
  }
}

