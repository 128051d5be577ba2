// violated: a thread ends and keeps its lock, for which two tasks may wait for ever with both threads: main waits for a third task
import java.util.concurrent.*;
import java.util.concurrent.locks.ReentrantLock;

public class FJ52 {
  static final ReentrantLock LOCK = new ReentrantLock();
  public static void main(String[] a) throws InterruptedException {
    Thread thread = new Thread(LOCK::lock);
    thread.start();
    thread.join();
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(LOCK::lock);
    pool.execute(LOCK::lock);
    pool.submit(() -> { }).join();
  }
}
