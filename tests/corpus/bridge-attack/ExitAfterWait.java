// expect: violated deadlock
// truth: the thread waits for ever before it exits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ExitAfterWait {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { pass(l); System.exit(0); });
    t.start();
  }
}

