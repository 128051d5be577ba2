// expect: proved
// truth: the overriding join cannot be written: start is overridden to run in the caller
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SubclassJoin {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static class T extends Thread { final CountDownLatch l; T(CountDownLatch l) { this.l = l; } public void run() { l.countDown(); } public void start() { run(); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    T t = new T(l);
    t.start();
    l.await();
    t.join();
  }
}

