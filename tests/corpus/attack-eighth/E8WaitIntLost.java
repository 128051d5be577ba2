// Truth: violated. n may notify t, which returns and is interrupted later; u then waits for ever
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8WaitIntLost {

  public static void main(String[] a) throws Exception {
    Object o = new Object();
    Runnable w = () -> { synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } } };
    Thread t = new Thread(w), u = new Thread(w);
    t.start(); u.start();
    Thread n = new Thread(() -> { synchronized (o) { o.notify(); } });
    n.start();
    t.interrupt();
  }
}
