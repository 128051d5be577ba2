// expect: violated deadlock
// truth: the thread has taken the only element, hasNext is false, main waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class IteratorElsewhere {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    Iterator<String> it = List.of("a").iterator();
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { it.next(); });
    t.start();
    t.join();
    if (!it.hasNext()) never.await();
  }
}

