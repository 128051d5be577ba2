// Truth: proved. one String literal is one lock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Str {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int x;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized ("lock") { x += 1; } });
    Thread t1 = go(() -> { synchronized ("lo" + "ck") { x += 1; } });
    t0.join();
    t1.join();
    check(x == 2);

  }
}
