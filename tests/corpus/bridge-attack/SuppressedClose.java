// expect: proved
// truth: close counts down though the body throws
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SuppressedClose {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static class R implements AutoCloseable { final CountDownLatch l; R(CountDownLatch l) { this.l = l; } public void close() { l.countDown(); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    try (R r = new R(l)) { throw new IllegalStateException(); } catch (IllegalStateException e) { }
    l.await();
  }
}

