// expect: violated deadlock
// truth: Sub.x is a field of Sup: only Sup is initialised, nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InheritedStaticField {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  static CountDownLatch l = new CountDownLatch(1);
  public static void main(String[] args) throws Exception {
    int v = Sub.x;
    l.await();
  }
}
class Sup { static int x; }
class Sub extends Sup { static { InheritedStaticField.l.countDown(); } }
