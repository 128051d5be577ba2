// expect: violated deadlock
// truth: the labelled break skips the last count
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LabelledBreak {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static void f(CountDownLatch l) { outer: for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (i == 2 && j == 1) break outer; if (j == 1) continue outer; l.countDown(); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(4);
    Thread t = new Thread(() -> f(l));
    t.start();
    l.await();
  }
}

