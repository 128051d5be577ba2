// expect: violated deadlock
// truth: start runs the body in main, which waits for itself
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SubclassStartWaits {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static class T extends Thread { final CountDownLatch l; T(CountDownLatch l) { this.l = l; } public void run() { pass(l); } public void start() { run(); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    T t = new T(l);
    t.start();
    l.countDown();
  }
}

