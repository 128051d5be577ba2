// Truth: proved. setDaemon of an ended thread is allowed
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DaemonSetDead {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start(); t.join();
    t.setDaemon(true);
    assert t.isDaemon();
  }
}
