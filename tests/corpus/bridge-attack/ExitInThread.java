// expect: proved
// truth: System.exit ends everything, whoever waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ExitInThread {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> System.exit(0));
    t.start();
    l.await();
  }
}

