// expect: violated deadlock
// truth: one of the two barriers, by data: they may choose different ones
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Ternary {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CyclicBarrier a = new CyclicBarrier(2), b = new CyclicBarrier(2);
    int n = 2;
    Thread t = new Thread(() -> meet(n > 1 ? a : b));
    t.start();
    meet(b);
  }
}

