// expect: violated deadlock
// truth: the only task of invokeAll waits for what main does after it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InvokeAllNested {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(1);
    CountDownLatch l = new CountDownLatch(1);
    List<Callable<Integer>> c = new ArrayList<>();
    c.add(() -> { l.await(); return 1; });
    e.invokeAll(c);
    l.countDown();
    e.shutdown();
  }
}

