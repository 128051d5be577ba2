// expect: violated deadlock
// truth: the second use of a class whose initialiser failed throws NoClassDefFoundError: the handler waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserThrowsTwiceBefore {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    int v = 0;
    try {
      v = 1;
      v = Bad.x;
    } catch (Throwable e) { }
    try {
      v = 2;
      v = Bad.x;
    } catch (NoClassDefFoundError e) { new CountDownLatch(1).await(); }
    System.out.println(v);
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
