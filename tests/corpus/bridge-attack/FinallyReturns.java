// expect: violated deadlock
// truth: return in finally swallows the exception, the count is skipped
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class FinallyReturns {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static void f(CountDownLatch l) { try { g(); l.countDown(); } finally { return; } }
  static void g() { throw new IllegalStateException(); }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> f(l));
    t.start();
    l.await();
  }
}

