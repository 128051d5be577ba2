// Truth: violated. await may be signalled or interrupted first
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8CondSignalInt {

  static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static int n;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { l.lock(); try { c.await(); n = 1; } catch (InterruptedException e) { n = 2; } finally { l.unlock(); } });
    x.start();
    Thread y = new Thread(() -> { l.lock(); c.signal(); l.unlock(); });
    y.start(); x.interrupt(); x.join(); y.join();
    assert n == 2;
  }
}
