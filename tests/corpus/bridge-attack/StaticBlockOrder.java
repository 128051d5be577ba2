// expect: proved
// truth: the initialiser of Holder makes the latch before the thread runs
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class StaticBlockOrder {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static class Holder { static final CountDownLatch L; static { L = new CountDownLatch(1); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = Holder.L;
    new Thread(() -> Holder.L.countDown()).start();
    l.await();
  }
}

