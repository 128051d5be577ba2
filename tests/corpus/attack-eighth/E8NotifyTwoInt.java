// Truth: violated. u and t wait, both are interrupted or one notified: u notified first and then interrupted: 1
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8NotifyTwoInt {

  static int got;
  public static void main(String[] a) throws Exception {
    Object o = new Object();
    Thread u = new Thread(() -> { synchronized (o) { try { o.wait(); got++; } catch (InterruptedException e) { } } });
    u.start();
    Thread n = new Thread(() -> { u.interrupt(); });
    Thread m = new Thread(() -> { synchronized (o) { o.notifyAll(); } });
    n.start(); m.start(); u.join();
    assert got == 0;
  }
}
