// expect: violated deadlock
// truth: the sum overflows and is negative: no rounds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class IntegerOverflow {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    int n = Integer.MAX_VALUE;
    if (n + 1 > 0) l.countDown();
    l.await();
  }
}

