// expect: violated deadlock
// truth: "b" does not count down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SwitchString {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static void f(String s, CountDownLatch l) { switch (s) { case "a": l.countDown(); break; default: } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> f("b", l));
    t.start();
    l.await();
  }
}

