// expect: violated deadlock
// truth: the thread changes the field that main decides by
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class BoxShared {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  int v;
  public static void main(String[] args) throws Exception {
    BoxShared a = new BoxShared();
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { a.v = 1; });
    t.start(); t.join();
    if (a.v == 1) never.await();
  }
}

