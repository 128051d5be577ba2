// Truth: violated. x unparks h as its last act; h interrupts main, which may be in x.join()
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinEndUnpark {

  static volatile boolean v;
  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread h = new Thread(() -> { while (!v) LockSupport.park(); me.interrupt(); });
    Thread x = new Thread(() -> { v = true; LockSupport.unpark(h); });
    h.start(); x.start();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
