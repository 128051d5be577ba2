// Truth: violated. the handler awaits a latch that nobody counts down: deadlock
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8HandlerWaits {

  public static void main(String[] a) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    t.setUncaughtExceptionHandler((x, e) -> { try { l.await(); } catch (InterruptedException i) {} });
    t.start();
  }
}
