// expect: violated deadlock
// truth: the inner list grows in the thread
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class NestedListShared {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    List<List<String>> a = List.of(new ArrayList<>());
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { a.get(0).add("x"); });
    t.start(); t.join();
    if (a.get(0).size() == 1) never.await();
  }
}

