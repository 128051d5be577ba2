// Truth: proved. u joins t inside the monitor of t, which wait inside join gives back (JDK 17: join is wait on this)
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8SyncJoinInRun {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread() { public synchronized void run() { n++; } };
    Thread u = new Thread(() -> { synchronized (t) { try { t.join(); } catch (InterruptedException e) { } assert n == 1; } });
    t.start(); u.start(); u.join();
  }
}
