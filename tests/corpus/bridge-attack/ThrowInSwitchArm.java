// expect: violated deadlock
// truth: the arm throws; nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrowInSwitchArm {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new Thread(() -> pass(l)).start();
    int k = 2;
    int v = switch (k) { case 1 -> 1; case 2 -> throw new IllegalStateException(); default -> 3; };
    l.countDown();
  }
}

