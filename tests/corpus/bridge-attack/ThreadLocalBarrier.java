// expect: violated deadlock
// truth: each thread gets a barrier of its own: two parties, one user, deadlock in truth
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThreadLocalBarrier {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static final ThreadLocal<CyclicBarrier> B = ThreadLocal.withInitial(() -> new CyclicBarrier(2));
  public static void main(String[] args) throws Exception {
    new Thread(() -> meet(B.get())).start();
    meet(B.get());
  }
}

