// expect: violated deadlock
// truth: division of a long by zero throws
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LongDivision {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new Thread(() -> pass(l)).start();
    long z = 0;
    System.out.println(1 / z);
    l.countDown();
  }
}

