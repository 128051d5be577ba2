// expect: unknown
// truth: the field may be read before or after it is set
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class FieldSetAfterStart {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  CountDownLatch l;
  public static void main(String[] args) throws Exception {
    FieldSetAfterStart o = new FieldSetAfterStart();
    Thread t = new Thread(() -> { if (o.l != null) pass(o.l); });
    t.start();
    o.l = new CountDownLatch(1);
  }
}

