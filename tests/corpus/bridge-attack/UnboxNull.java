// expect: violated deadlock
// truth: unboxing null throws; nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class UnboxNull {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static Integer n;
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new Thread(() -> pass(l)).start();
    int v = n;
    l.countDown();
  }
}

