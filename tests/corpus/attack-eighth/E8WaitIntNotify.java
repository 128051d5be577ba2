// Truth: violated. t may be interrupted and not notified: then the other waiter gets the notification, or none
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8WaitIntNotify {

  static int got;
  public static void main(String[] a) throws Exception {
    Object o = new Object();
    Thread t = new Thread(() -> { synchronized (o) { try { o.wait(); got = 1; } catch (InterruptedException e) { got = 2; } } });
    t.start();
    Thread n = new Thread(() -> { synchronized (o) { o.notify(); } });
    n.start();
    t.interrupt();
    t.join(); n.join();
    assert got == 2;
  }
}
