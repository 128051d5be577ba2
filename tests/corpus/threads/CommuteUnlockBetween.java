// Truth: violated. the lock is given up between the read and the write of an update
public class CommuteUnlockBetween {
  static final Object m = new Object();
  static final java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
  static int x;
  static int waits() { lock.unlock(); lock.lock(); return 1; }
  public static void main(String[] a) throws Exception {
    Thread first = new Thread(() -> { lock.lock(); x += 1; lock.unlock(); });
    Thread second = new Thread(() -> { lock.lock(); x += waits(); lock.unlock(); });
    first.start();
    second.start();
    first.join();
    second.join();
    assert x == 2;
  }
}
