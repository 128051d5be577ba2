// expect: violated deadlock
// truth: the thread changes the array that main decides by
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ArrayShared {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    int[] a = new int[1];
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { a[0] = 1; });
    t.start(); t.join();
    if (a[0] == 1) never.await();
  }
}

