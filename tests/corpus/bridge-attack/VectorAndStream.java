// expect: violated deadlock
// truth: a has the monitor of the vector and wants that of System.out (println), b the other way round: main waits for ever. Needs the schedule: each has taken its first monitor
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class VectorAndStream {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    Vector<String> v = new Vector<>();
    Object out = System.out;
    Thread a = new Thread(() -> { synchronized (v) { nap(); System.out.println("x"); } });
    Thread b = new Thread(() -> { synchronized (out) { nap(); v.add("y"); } });
    a.start(); b.start();
    a.join(); b.join();
  }
  static void nap() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
}

