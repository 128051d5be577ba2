// Truth: violated. park may return without reason, and the second unpark may come before the first park returns
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ParkAck {

  static volatile int k;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { LockSupport.park(); k = 1; LockSupport.park(); k = 2; });
    t.start();
    Thread u = new Thread(() -> { LockSupport.unpark(t); if (k == 0) LockSupport.unpark(t); else LockSupport.unpark(t); });
    u.start();
  }
}
