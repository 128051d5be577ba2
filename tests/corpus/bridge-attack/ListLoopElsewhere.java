// expect: violated deadlock
// truth: the list has one element when main goes through it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ListLoopElsewhere {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    List<String> done = new ArrayList<>();
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { done.add("x"); });
    t.start();
    t.join();
    for (String s : done) never.await();
  }
}

