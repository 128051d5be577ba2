// expect: violated deadlock
// truth: a null among the tasks: invokeAll throws, main ends, the thread waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InvokeAllNull {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(1);
    CountDownLatch l = new CountDownLatch(1);
    new Thread(() -> pass(l)).start();
    List<Callable<Integer>> c = new ArrayList<>();
    c.add(null);
    e.shutdown();
    e.invokeAll(c);
    l.countDown();
  }
}

