// Truth: violated. setDaemon of a live thread throws, of an ended one it does not
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DaemonSetLate {

  static volatile boolean v;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    t.setDaemon(true);
  }
}
