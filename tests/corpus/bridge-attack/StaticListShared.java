// expect: violated deadlock
// truth: the static list grows in the thread
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class StaticListShared {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static List<String> a = new ArrayList<>();
  public static void main(String[] args) throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { a.add("x"); });
    t.start(); t.join();
    if (a.size() == 1) never.await();
  }
}

