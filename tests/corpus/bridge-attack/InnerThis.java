// expect: proved
// truth: the inner class counts down the latch of its outer object
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InnerThis {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  final CountDownLatch l = new CountDownLatch(1);
  class In implements Runnable { public void run() { l.countDown(); } }
  public static void main(String[] args) throws Exception {
    InnerThis o = new InnerThis();
    new Thread(o.new In()).start();
    o.l.await();
  }
}

