// So many readers and as many writers of two variables that belong together, under a lock of our own.
public class ReadersWriters {
  static int readers, left, right;
  static boolean writes;
  static final Object lock = new Object();

  static void read() throws InterruptedException {
    synchronized (lock) {
      while (writes) lock.wait();
      readers++;
    }
    if (left != right) throw new AssertionError();
    synchronized (lock) {
      readers--;
      lock.notifyAll();
    }
  }

  static void write() throws InterruptedException {
    synchronized (lock) {
      while (writes || readers > 0) lock.wait();
      writes = true;
    }
    left++;
    right++;
    synchronized (lock) {
      writes = false;
      lock.notifyAll();
    }
  }

  public static void main(String[] a) throws Exception {
    int count = Integer.parseInt(a[0]);
    Thread[] all = new Thread[2 * count];
    for (int i = 0; i < count; i++) {
      all[i] = new Thread(() -> { try { read(); } catch (InterruptedException e) { } });
      all[count + i] = new Thread(() -> { try { write(); } catch (InterruptedException e) { } });
    }
    for (Thread one : all) one.start();
    for (Thread one : all) one.join();
    if (left != count || right != count) throw new AssertionError();
  }
}
