// expect: violated deadlock
// truth: the override does not count down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Overridden {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static class A { void done(CountDownLatch l) { l.countDown(); } }
  static class B extends A { void done(CountDownLatch l) { } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    A a = new B();
    Thread t = new Thread(() -> a.done(l));
    t.start();
    l.await();
  }
}

