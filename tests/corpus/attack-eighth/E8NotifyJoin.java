// Truth: proved. notifyAll on the thread object does not end join
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8NotifyJoin {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { n = 1; });
    Thread u = new Thread(() -> { synchronized (t) { t.notifyAll(); } });
    t.start(); u.start(); t.join();
    assert n == 1; u.join();
  }
}
