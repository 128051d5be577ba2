// expect: proved
// truth: 1 << 33 is 2: two counts
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ShiftWraps {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(2);
    int n = 33;
    for (int i = 0; i < (1 << n); i++) l.countDown();
    l.await();
  }
}

