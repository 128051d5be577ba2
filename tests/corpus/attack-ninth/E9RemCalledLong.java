// Truth: violated. 10 % 0 if thread 1 is first
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9RemCalledLong {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final AtomicLong a = new AtomicLong(); static long f() { return 10L % a.getAndAdd(3); }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { a.getAndAdd(2); });
    Thread t1 = go(() -> { f(); });
    t0.join();
    t1.join();
    check(true);

  }
}
