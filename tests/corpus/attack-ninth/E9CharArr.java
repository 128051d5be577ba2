// Truth: proved. chars: sums modulo 65536
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9CharArr {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(); static char[] c = new char[2];
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { c[0] += 60000; } });
    Thread t1 = go(() -> { synchronized (m) { c[0] += 60000; } });
    t0.join();
    t1.join();
    check(c[0] == (char) 120000);

  }
}
