// expect: violated deadlock
// truth: new int[-1] throws, nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class NegativeArray {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new Thread(() -> pass(l)).start();
    int n = -1;
    int[] a = new int[n];
    l.countDown();
    System.out.println(a.length);
  }
}

