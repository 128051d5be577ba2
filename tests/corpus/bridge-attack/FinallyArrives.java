// expect: proved
// truth: finally counts down although the body throws
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class FinallyArrives {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { try { throw new IllegalStateException(); } finally { l.countDown(); } });
    t.start();
    l.await();
  }
}

