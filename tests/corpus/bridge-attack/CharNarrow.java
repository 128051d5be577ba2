// expect: violated deadlock
// truth: (byte) 256 is 0: no rounds, nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CharNarrow {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    int n = 256;
    byte b = (byte) n;
    for (int i = 0; i < b; i++) l.countDown();
    l.await();
  }
}

