// Truth: violated. x has notified and is not ended: h interrupts main in x.join()
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinEndMonitor {

  static boolean v;
  public static void main(String[] a) {
    Thread me = Thread.currentThread(); Object o = new Object();
    Thread x = new Thread(() -> { synchronized (o) { v = true; o.notifyAll(); } });
    Thread h = new Thread(() -> { synchronized (o) { try { while (!v) o.wait(); } catch (InterruptedException e) {} } me.interrupt(); });
    x.start(); h.start();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
