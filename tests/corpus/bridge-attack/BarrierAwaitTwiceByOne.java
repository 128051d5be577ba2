// expect: violated deadlock
// truth: one thread cannot stand for two parties
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class BarrierAwaitTwiceByOne {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CyclicBarrier b = new CyclicBarrier(2);
    meet(b); meet(b);
  }
}

