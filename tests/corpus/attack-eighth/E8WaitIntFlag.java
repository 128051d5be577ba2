// Truth: proved. if wait returned normally the interrupt is not lost: the flag is set
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8WaitIntFlag {

  static int got; static boolean flag;
  public static void main(String[] a) throws Exception {
    Object o = new Object();
    Thread t = new Thread(() -> { synchronized (o) { try { o.wait(); got = 1; } catch (InterruptedException e) { got = 2; } flag = Thread.interrupted(); } });
    t.start();
    Thread n = new Thread(() -> { synchronized (o) { o.notify(); } });
    n.start();
    t.interrupt();
    t.join(); n.join();
    assert got == 2 || got == 1;
  }
}
