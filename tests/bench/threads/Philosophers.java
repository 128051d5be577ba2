// So many philosophers eat once; ordered if the second number is 1: then nobody waits for ever.
public class Philosophers {
  public static void main(String[] a) throws Exception {
    int count = Integer.parseInt(a[0]);
    boolean ordered = a[1].equals("1");
    Object[] forks = new Object[count];
    for (int i = 0; i < count; i++) forks[i] = new Object();
    Thread[] all = new Thread[count];
    int[] meals = new int[count];
    for (int i = 0; i < count; i++) {
      int me = i, other = (i + 1) % count;
      Object first = forks[ordered ? Math.min(me, other) : me], second = forks[ordered ? Math.max(me, other) : other];
      all[i] = new Thread(() -> { synchronized (first) { synchronized (second) { meals[me]++; } } });
      all[i].start();
    }
    for (Thread one : all) one.join();
    for (int one : meals) if (one != 1) throw new AssertionError();
  }
}
