// Truth: proved. an ended thread cannot be started again
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8Restart {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start(); t.join();
    boolean b = false;
    try { t.start(); } catch (IllegalThreadStateException e) { b = true; }
    assert b && !t.isAlive();
  }
}
