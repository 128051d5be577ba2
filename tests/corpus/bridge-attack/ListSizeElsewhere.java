// expect: violated deadlock
// truth: the thread has added one when main looks: main waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ListSizeElsewhere {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    List<String> done = new ArrayList<>();
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { done.add("x"); });
    t.start();
    t.join();
    for (int i = 0; i < done.size(); i++) never.await();
  }
}

