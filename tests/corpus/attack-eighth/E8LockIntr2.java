// Truth: violated. lockInterruptibly may be interrupted while it waits for the lock, or have it before
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8LockIntr2 {

  static final ReentrantLock l = new ReentrantLock(); static volatile int n;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { try { l.lockInterruptibly(); } catch (InterruptedException e) { n = 1; return; } l.unlock(); });
    x.start(); x.interrupt(); x.join();
    assert n == 1;
  }
}
