// Truth: violated. join is synchronized: if b holds the monitor of t and awaits the latch that main counts down behind join, both wait for ever
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinNeedsMonitor {

  public static void main(String[] a) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { });
    Thread b = new Thread(() -> { synchronized (t) { try { l.await(); } catch (InterruptedException e) {} } });
    b.start(); t.start();
    t.join();
    l.countDown();
  }
}
