// expect: violated deadlock
// truth: the only thread waits for a task behind it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SingleNested {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newSingleThreadExecutor();
    CountDownLatch l = new CountDownLatch(1);
    e.submit(() -> { pass(l); });
    e.submit(() -> { l.countDown(); });
    e.shutdown();
  }
}

