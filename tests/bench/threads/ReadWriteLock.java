// So many readers and as many writers of two variables that belong together, under a ReentrantReadWriteLock.
import java.util.concurrent.locks.*;

public class ReadWriteLock {
  static int left, right;
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  static void read() {
    lock.readLock().lock();
    try {
      if (left != right) throw new AssertionError();
    } finally {
      lock.readLock().unlock();
    }
  }

  static void write() {
    lock.writeLock().lock();
    try {
      left++;
      right++;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] a) throws Exception {
    int count = Integer.parseInt(a[0]);
    Thread[] all = new Thread[2 * count];
    for (int i = 0; i < count; i++) {
      all[i] = new Thread(ReadWriteLock::read);
      all[count + i] = new Thread(ReadWriteLock::write);
    }
    for (Thread one : all) one.start();
    for (Thread one : all) one.join();
    if (left != count || right != count) throw new AssertionError();
  }
}
