// expect: unknown
// truth: proved in truth: B counts down; the constant of an enum is data
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SwitchEnum {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  enum E { A, B }
  static void f(E s, CountDownLatch l) { switch (s) { case A: break; case B: l.countDown(); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> f(E.B, l));
    t.start();
    l.await();
  }
}

