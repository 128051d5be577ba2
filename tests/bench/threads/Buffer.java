// Producers and consumers, so many of each, and a buffer of one place, with wait and notifyAll.
public class Buffer {
  static int held, taken;
  static boolean full;
  static final Object lock = new Object();

  static void put(int value) throws InterruptedException {
    synchronized (lock) {
      while (full) lock.wait();
      full = true;
      held = value;
      lock.notifyAll();
    }
  }

  static int take() throws InterruptedException {
    synchronized (lock) {
      while (!full) lock.wait();
      full = false;
      lock.notifyAll();
      return held;
    }
  }

  public static void main(String[] a) throws Exception {
    int count = Integer.parseInt(a[0]);
    Thread[] all = new Thread[2 * count];
    int[] got = new int[count];
    for (int i = 0; i < count; i++) {
      int me = i;
      all[i] = new Thread(() -> { try { put(me + 1); } catch (InterruptedException e) { } });
      all[count + i] = new Thread(() -> { try { got[me] = take(); } catch (InterruptedException e) { } });
    }
    for (Thread one : all) one.start();
    for (Thread one : all) one.join();
    int sum = 0;
    for (int one : got) sum += one;
    if (sum != count * (count + 1) / 2) throw new AssertionError();
  }
}
