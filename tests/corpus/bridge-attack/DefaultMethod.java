// expect: proved
// truth: the default method counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class DefaultMethod {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  interface D { CountDownLatch l(); default void done() { l().countDown(); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    D d = () -> l;
    Thread t = new Thread(d::done);
    t.start();
    l.await();
  }
}

