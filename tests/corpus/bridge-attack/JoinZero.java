// expect: violated deadlock
// truth: join(0) waits for ever; the worker waits for the latch that main opens after the join
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class JoinZero {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    Thread t = new Thread(() -> pass(go));
    t.start();
    t.join(0);
    go.countDown();
  }
}

