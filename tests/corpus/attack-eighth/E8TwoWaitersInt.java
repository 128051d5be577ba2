// Truth: proved. the notification must not be lost: if t is interrupted, u gets it or t returned normally; w retries until both are done
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8TwoWaitersInt {

  static int done;
  public static void main(String[] a) throws Exception {
    Object o = new Object();
    Thread t = new Thread(() -> { synchronized (o) { done++; try { o.wait(); } catch (InterruptedException e) { } done--; } });
    t.start();
    Thread n = new Thread(() -> { synchronized (o) { if (done > 0) o.notifyAll(); } });
    n.start(); n.join();
    t.interrupt();
    t.join();
    assert done == 0;
  }
}
