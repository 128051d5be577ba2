// Truth: violated. what was there before the update is looked at
public class CommuteUsedBefore {
  static final Object m = new Object();
  static final java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
  static int x;
  
  public static void main(String[] a) throws Exception {
    Thread first = new Thread(() -> { synchronized (m) { int before = x++; if (before == 1) throw new IllegalStateException(); } });
    Thread second = new Thread(() -> { synchronized (m) { x++; } });
    first.start();
    second.start();
    first.join();
    second.join();
    
  }
}
