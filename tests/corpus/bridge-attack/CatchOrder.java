// expect: violated deadlock
// truth: the first handler that fits takes it: that of RuntimeException, which does not count
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CatchOrder {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    try { throw new IllegalStateException(); } catch (RuntimeException e) { } catch (Exception e) { l.countDown(); }
    l.await();
  }
}

