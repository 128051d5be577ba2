// expect: violated deadlock
// truth: await(1, null) throws NullPointerException, main ends before it counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AwaitUnitNull {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1), other = new CountDownLatch(1);
    Thread t = new Thread(() -> pass(go));
    t.start();
    other.await(1, null);
    go.countDown();
  }
}

