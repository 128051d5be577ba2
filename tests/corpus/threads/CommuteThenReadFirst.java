// Truth: violated. only if the second comes first does the first see two
public class CommuteThenReadFirst {
  static final Object m = new Object();
  static final java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
  static int x;
  
  public static void main(String[] a) throws Exception {
    Thread first = new Thread(() -> { synchronized (m) { x++; if (x == 2) throw new IllegalStateException(); } });
    Thread second = new Thread(() -> { synchronized (m) { x++; } });
    first.start();
    second.start();
    first.join();
    second.join();
    
  }
}
