// Truth: violated. as E8WaitIntNotify with notifyAll
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8WaitIntAll {

  static int got;
  public static void main(String[] a) throws Exception {
    Object o = new Object();
    Thread t = new Thread(() -> { synchronized (o) { try { o.wait(); got = 1; } catch (InterruptedException e) { got = 2; } } });
    t.start();
    Thread n = new Thread(() -> { synchronized (o) { o.notifyAll(); } });
    n.start();
    t.interrupt();
    t.join(); n.join();
    assert got == 2;
  }
}
