// expect: violated deadlock
// truth: setName(null) throws; nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SetNameNull {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> pass(l));
    t.start();
    t.setName(null);
    l.countDown();
  }
}

