// expect: proved
// truth: three rounds of one count each
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LabelledContinue {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static void f(CountDownLatch l) { outer: for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (j == 1) continue outer; l.countDown(); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(3);
    Thread t = new Thread(() -> f(l));
    t.start();
    l.await();
  }
}

