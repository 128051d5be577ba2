// Truth: proved. lockInterruptibly gives up when it is interrupted, else gets the lock
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8LockIntr {

  static final ReentrantLock l = new ReentrantLock(); static int n;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { try { l.lockInterruptibly(); } catch (InterruptedException e) { return; } n++; l.unlock(); });
    l.lock(); x.start(); x.interrupt(); n++; l.unlock(); x.join();
    assert n == 1 || n == 2;
  }
}
