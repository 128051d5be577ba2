// Truth: proved. each thread has its own value; a restarted run has none
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8LocalsFresh {

  static ThreadLocal<int[]> l = ThreadLocal.withInitial(() -> new int[1]);
  public static void main(String[] a) throws Exception {
    l.get()[0] = 9;
    Thread[] t = new Thread[2];
    for (int i = 0; i < 2; i++) { t[i] = new Thread(() -> { assert l.get()[0]++ == 0; }); t[i].start(); }
    for (Thread x : t) x.join();
    assert l.get()[0] == 9;
  }
}
