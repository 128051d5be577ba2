// Truth: violated. d[x] out of bounds depends on x
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Exc {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int[] d = new int[2]; static int x; static final Object m = new Object();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { x += 2; } synchronized (m) { x -= 2; } });
    Thread t1 = go(() -> { synchronized (m) { d[x] += 2; } });
    t0.join();
    t1.join();
    check(true);

  }
}
