// Truth: proved. or of booleans
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9BoolOr {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(); static boolean b; static boolean[] d = new boolean[1];
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { b |= true; d[0] ^= true; } });
    Thread t1 = go(() -> { synchronized (m) { b |= false; d[0] ^= true; } });
    t0.join();
    t1.join();
    check(b && !d[0]);

  }
}
