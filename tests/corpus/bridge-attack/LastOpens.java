// expect: unknown
// truth: proved in truth: exactly one of three gets true and opens; by data
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LastOpens {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static int n;
  static synchronized boolean last() { return ++n == 3; }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    for (int i = 0; i < 3; i++) new Thread(() -> { if (last()) l.countDown(); }).start();
    l.await();
  }
}

