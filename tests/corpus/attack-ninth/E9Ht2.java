// Truth: proved. merge on a Hashtable
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Ht2 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Hashtable<String, Integer> h = new Hashtable<>();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { h.merge("k", 1, Integer::sum); });
    Thread t1 = go(() -> { h.merge("k", 1, Integer::sum); });
    t0.join();
    t1.join();
    check(h.get("k") == 2);

  }
}
