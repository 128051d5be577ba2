// Truth: proved. the second unpark comes only behind k = 1, so the permit is there for the second park
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ParkAckOk {

  static volatile int k;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { LockSupport.park(); k = 1; LockSupport.park(); k = 2; });
    t.start();
    Thread u = new Thread(() -> { LockSupport.unpark(t); while (k == 0) Thread.onSpinWait(); LockSupport.unpark(t); });
    u.start();
    t.join(); assert k == 2;
  }
}
