// Truth: violated. as E8WaitIntNotify: notify may come before the interrupt, got is 1 then; other threads make many states
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8BigWaitInt {

  static int got; static final AtomicInteger[] V = { new AtomicInteger(), new AtomicInteger() };
  public static void main(String[] a) throws Exception {
    Object o = new Object();
    Thread t = new Thread(() -> { synchronized (o) { try { o.wait(); got = 1; } catch (InterruptedException e) { got = 2; } } });
    t.start();
    Thread n = new Thread(() -> { synchronized (o) { o.notify(); } });
    n.start();
    for (int i = 0; i < 3; i++) { int k = i; new Thread(() -> { for (int j = 0; j < 4; j++) V[k % 2 == 0 ? 0 : 1].incrementAndGet(); }).start(); }
    t.interrupt();
    t.join(); n.join();
    assert got == 2;
  }
}
