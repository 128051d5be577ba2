// Truth: violated. StringBuffer: order of appends
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Sb {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final StringBuffer s = new StringBuffer();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { s.append("a"); });
    Thread t1 = go(() -> { s.append("b"); });
    t0.join();
    t1.join();
    check(s.toString().equals("ab"));

  }
}
