// expect: violated deadlock
// truth: join(0, 0) waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class JoinZeroZero {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    Thread t = new Thread(() -> pass(go));
    t.start();
    t.join(0L, 0);
    go.countDown();
  }
}

