// Truth: violated. as E9Exit2 with ReentrantLock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9ReentLockExit {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final java.util.concurrent.locks.ReentrantLock l = new java.util.concurrent.locks.ReentrantLock(); static int x;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { l.lock(); x += 1; System.exit(0); });
    Thread t1 = go(() -> { l.lock(); check(x == 1); l.unlock(); });
    t0.join();
    t1.join();
    check(true);

  }
}
