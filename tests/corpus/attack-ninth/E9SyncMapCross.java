// Truth: violated. computeIfAbsent of one synchronized map into another, crosswise: deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9SyncMapCross {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Map<String, Integer> h = Collections.synchronizedMap(new HashMap<>()), g = Collections.synchronizedMap(new HashMap<>());
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { h.computeIfAbsent("a", k -> g.size()); });
    Thread t1 = go(() -> { g.computeIfAbsent("a", k -> h.size()); });
    t0.join();
    t1.join();
    check(true);

  }
}
