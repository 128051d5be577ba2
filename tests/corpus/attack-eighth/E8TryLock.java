// Truth: violated. tryLock fails if the other holds it
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8TryLock {

  static final ReentrantLock l = new ReentrantLock();
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { l.lock(); l.unlock(); });
    x.start();
    assert l.tryLock();
  }
}
