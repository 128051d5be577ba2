// Truth: proved. t holds the lock for ever, since exit does not return
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitLock {

  public static void main(String[] a) throws Exception {
    Object o = new Object();
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { synchronized (o) { l.countDown(); System.exit(0); } });
    t.start(); l.await();
    synchronized (o) { assert false; }
  }
}
