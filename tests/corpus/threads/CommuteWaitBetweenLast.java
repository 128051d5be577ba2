// Truth: violated. the monitor is given up between the read and the write of an update
public class CommuteWaitBetweenLast {
  static final Object m = new Object();
  static final java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
  static int x;
  static boolean f; static int waits() { while (!f) { try { m.wait(); } catch (InterruptedException e) { } } return 1; }
  public static void main(String[] a) throws Exception {
    Thread first = new Thread(() -> { synchronized (m) { x += 1; f = true; m.notify(); } });
    Thread second = new Thread(() -> { synchronized (m) { x += waits(); } });
    first.start();
    second.start();
    first.join();
    second.join();
    assert x == 2;
  }
}
