// expect: violated deadlock
// truth: the thread dies of a null barrier, main waits alone
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class NullBarrier {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CyclicBarrier[] bs = new CyclicBarrier[2];
    bs[0] = new CyclicBarrier(2);
    Thread t = new Thread(() -> meet(bs[1]));
    t.start();
    meet(bs[0]);
  }
}

