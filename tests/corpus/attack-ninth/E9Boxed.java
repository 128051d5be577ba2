// Truth: proved. Integer.valueOf(5) is cached
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Boxed {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int x;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (Integer.valueOf(5)) { x += 1; } });
    Thread t1 = go(() -> { synchronized ((Object) 5) { x += 1; } });
    t0.join();
    t1.join();
    check(x == 2);

  }
}
