// expect: violated deadlock
// truth: the thread has cleared the list; main never counts down and waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ListClearedElsewhere {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    List<String> todo = new ArrayList<>();
    todo.add("a");
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { todo.clear(); });
    t.start();
    t.join();
    for (int i = 0; i < todo.size(); i++) l.countDown();
    l.await();
  }
}

