// expect: violated deadlock
// truth: awaitTermination(1, null) throws, main ends, the task waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AwaitTerminationNullUnit {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(1);
    CountDownLatch l = new CountDownLatch(1);
    e.execute(() -> pass(l));
    e.shutdown();
    e.awaitTermination(1, null);
    l.countDown();
  }
}

