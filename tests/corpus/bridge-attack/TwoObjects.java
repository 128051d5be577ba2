// expect: violated deadlock
// truth: the latch counted down belongs to another object
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TwoObjects {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  final CountDownLatch l = new CountDownLatch(1);
  class In implements Runnable { public void run() { l.countDown(); } }
  public static void main(String[] args) throws Exception {
    TwoObjects o = new TwoObjects(), q = new TwoObjects();
    new Thread(q.new In()).start();
    o.l.await();
  }
}

