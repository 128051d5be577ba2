// expect: violated deadlock
// truth: go(String) is the default method, which does nothing: nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LambdaOverload {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Job j = x -> l.countDown();
    j.go("a");
    l.await();
  }
}
interface Job { void go(Object o); default void go(String s) { } }
