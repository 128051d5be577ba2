// expect: violated deadlock
// truth: a Thread handed to a Thread as its body: its own latch never opens by join; main joins the inner, which was never started, and goes on; the worker waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class RunnableThread {
  static void pass(CountDownLatch l){ try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
  static void meet(CyclicBarrier b){ try { b.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread in = new Thread(() -> pass(l));
    Thread out = new Thread(in);
    out.start();
    in.join();
  }
}

