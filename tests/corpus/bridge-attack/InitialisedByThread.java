// expect: violated deadlock
// truth: violated in truth: the class is initialised by the call in the thread, which waits for ever inside
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialisedByThread {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> H.m());
    t.start();
    t.join();
  }
  static class H { static { pass(new CountDownLatch(1)); } static void m() { } }
}

