// expect: violated deadlock
// truth: making an object does not initialise an interface without default methods: nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InterfaceNotInitialised {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static CountDownLatch l = new CountDownLatch(1);
  static int count() { l.countDown(); return 1; }
  public static void main(String[] args) throws Exception {
    new C();
    l.await();
  }
}
interface I { int X = InterfaceNotInitialised.count(); }
class C implements I { }
