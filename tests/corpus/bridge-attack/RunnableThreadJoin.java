// expect: proved
// truth: the inner thread was never started, so that joining it returns at once; then main opens the latch
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class RunnableThreadJoin {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread in = new Thread(() -> pass(l));
    Thread out = new Thread(in);
    out.start();
    in.join();
    l.countDown();
    out.join();
  }
}

