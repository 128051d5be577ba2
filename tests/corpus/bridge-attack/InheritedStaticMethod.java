// expect: violated deadlock
// truth: Sub.m() is a method of Sup: only Sup is initialised, nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InheritedStaticMethod {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static CountDownLatch l = new CountDownLatch(1);
  public static void main(String[] args) throws Exception {
    Sub.m();
    l.await();
  }
}
class Sup { static void m() { } }
class Sub extends Sup { static { InheritedStaticMethod.l.countDown(); } }
