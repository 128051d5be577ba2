// Truth: violated. x += f() where f writes x = 7 and gives 1 loses the 7; the plain write of thread 1 does not
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9SelfCall {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(); static int x, y, z; static int f() { x = 7; return 1; }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { x += f(); } });
    Thread t1 = go(() -> { synchronized (m) { x += 2; f(); } });
    t0.join();
    t1.join();
    check(x == 7);

  }
}
