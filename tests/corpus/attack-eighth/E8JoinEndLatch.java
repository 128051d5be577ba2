// Truth: violated. as before, with a latch: x has counted down and has not ended, h interrupts main in x.join()
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinEndLatch {

  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    CountDownLatch l = new CountDownLatch(1);
    Thread x = new Thread(() -> l.countDown());
    Thread h = new Thread(() -> { try { l.await(); } catch (InterruptedException e) {} me.interrupt(); });
    x.start(); h.start();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
