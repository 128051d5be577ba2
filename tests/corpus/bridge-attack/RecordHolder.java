// expect: proved
// truth: both meet at the barrier in the record
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class RecordHolder {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  record Box<T>(T held) { }
  public static void main(String[] args) throws Exception {
    Box<CyclicBarrier> box = new Box<>(new CyclicBarrier(2));
    Thread t = new Thread(() -> meet(box.held()));
    t.start();
    meet(box.held());
    t.join();
  }
}

