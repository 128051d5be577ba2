// expect: violated deadlock
// truth: the thread adds a latch to the list that main waits for
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LatchListGrows {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    List<CountDownLatch> a = new ArrayList<>();
    Thread t = new Thread(() -> { a.add(new CountDownLatch(1)); });
    t.start(); t.join();
    for (CountDownLatch l : a) l.await();
  }
}

