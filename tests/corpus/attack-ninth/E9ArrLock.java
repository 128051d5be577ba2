// Truth: proved. an array as lock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9ArrLock {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int[] d = new int[1];
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (d) { d[0] += 1; } });
    Thread t1 = go(() -> { synchronized (d) { d[0] += 2; } });
    t0.join();
    t1.join();
    check(d[0] == 3);

  }
}
