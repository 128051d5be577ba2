// Truth: proved. the flag is looked at again
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class WakeupParkLoop {
  static final Object m = new Object();
  static int x; static volatile int v; static boolean f;
  
  static void await(long ms) { try { if (ms < 0) m.wait(); else m.wait(ms); } catch (InterruptedException e) { } }
  static void set() { synchronized (m) { f = true; m.notify(); } }
  static void fail() { throw new IllegalStateException(); }
  public static void main(String[] a) throws Exception {
    Thread me = Thread.currentThread(); Thread t = new Thread(() -> { v = 1; LockSupport.unpark(me); }); t.start(); while (v != 1) LockSupport.park(); t.join();
  }
}
