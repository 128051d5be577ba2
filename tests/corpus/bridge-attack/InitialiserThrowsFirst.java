// expect: violated deadlock
// truth: the first instruction of the try block initialises the class, which throws: the handler waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserThrowsFirst {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    int v = 0;
    try {
      v = Bad.x;
    } catch (Throwable e) { new CountDownLatch(1).await(); }
    System.out.println(v);
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
