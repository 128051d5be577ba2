// expect: proved
// truth: a barrier is used in two rounds by the same two
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TwoRounds {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CyclicBarrier b = new CyclicBarrier(2);
    Thread t = new Thread(() -> { for (int i = 0; i < 2; i++) meet(b); });
    t.start();
    for (int i = 0; i < 2; i++) meet(b);
    t.join();
  }
}

