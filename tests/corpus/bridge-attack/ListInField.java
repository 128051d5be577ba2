// expect: violated deadlock
// truth: the list in a field of a shared object grows in the thread
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ListInField {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  final List<Integer> seen = new ArrayList<>();
  void work() { seen.add(1); }
  public static void main(String[] args) throws Exception {
    ListInField o = new ListInField();
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(o::work);
    t.start();
    t.join();
    if (o.seen.size() > 0) never.await();
  }
}

