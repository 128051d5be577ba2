// Truth: proved. the time-out ends the wait
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class WaitTimeoutAlone {
  static final Object m = new Object();
  static int x; static volatile int v; static boolean f;
  
  static void await(long ms) { try { if (ms < 0) m.wait(); else m.wait(ms); } catch (InterruptedException e) { } }
  static void set() { synchronized (m) { f = true; m.notify(); } }
  static void fail() { throw new IllegalStateException(); }
  public static void main(String[] a) throws Exception {
    synchronized (m) { await(10); }
  }
}
