// expect: violated deadlock
// truth: the cast fails, main ends, nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CastFails {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new Thread(() -> pass(l)).start();
    Object o = "x";
    Integer i = (Integer) o;
    l.countDown();
    System.out.println(i);
  }
}

