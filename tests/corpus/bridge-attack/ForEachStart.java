// expect: violated deadlock
// truth: the threads are started by a method reference and wait for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ForEachStart {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    List<Thread> ts = new ArrayList<>();
    for (int i = 0; i < 2; i++) ts.add(new Thread(() -> pass(l)));
    ts.forEach(Thread::start);
  }
}

