// expect: proved
// truth: go() calls go(1), which counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LambdaOverloadArity {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Job j = x -> l.countDown();
    j.go();
    l.await();
  }
}
interface Job { void go(int o); default void go() { go(1); } }
