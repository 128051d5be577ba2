// Truth: violated. the second daemon may be first and fail; else it waits for m for ever, which is no deadlock as both are daemons
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Daemon1 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z;static void dm(Task k) { Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } }); t.setDaemon(true); t.start(); }
  public static void main(String[] args) throws Exception {
    dm(() -> { synchronized (m) { x += 1; synchronized (n) { n.wait(); } } });
    dm(() -> { synchronized (m) { check(x == 1); } });
  }
}
