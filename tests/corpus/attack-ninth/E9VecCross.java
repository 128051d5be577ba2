// Truth: violated. addAll of two vectors crosswise: deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9VecCross {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Vector<Integer> h = new Vector<>(List.of(1)), g = new Vector<>(List.of(2));
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { h.forEach(k -> g.add(k)); });
    Thread t1 = go(() -> { g.forEach(k -> h.add(k)); });
    t0.join();
    t1.join();
    check(true);

  }
}
