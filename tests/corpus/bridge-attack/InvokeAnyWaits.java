// expect: unknown
// truth: invokeAny ends with the first task that ends; not followed
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InvokeAnyWaits {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(2);
    int r = e.invokeAny(List.of(() -> 1, () -> 2));
    e.shutdown();
    System.out.println(r);
  }
}

