// Truth: proved. each looks again, and all are notified
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class WakeupTwoWaiters {
  static final Object m = new Object();
  static int x; static volatile int v; static boolean f;
  
  static void await(long ms) { try { if (ms < 0) m.wait(); else m.wait(ms); } catch (InterruptedException e) { } }
  static void set() { synchronized (m) { f = true; m.notify(); } }
  static void fail() { throw new IllegalStateException(); }
  public static void main(String[] a) throws Exception {
    Thread s = new Thread(() -> { synchronized (m) { while (!f) await(-1); } }); Thread t = new Thread(() -> { synchronized (m) { f = true; m.notifyAll(); } }); s.start(); t.start(); synchronized (m) { while (!f) await(-1); } s.join(); t.join();
  }
}
