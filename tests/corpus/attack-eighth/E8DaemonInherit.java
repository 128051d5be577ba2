// Truth: proved. a child of a daemon is a daemon, so nobody waits for it
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DaemonInherit {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> {
      Thread u = new Thread(() -> { synchronized (E8DaemonInherit.class) { try { E8DaemonInherit.class.wait(); } catch (InterruptedException e) {} } });
      assert u.isDaemon();
      u.start(); });
    t.setDaemon(true); t.start(); t.join();
  }
}
