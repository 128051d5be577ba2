// Truth: violated. both unparks may come before the first park: one permit only
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ParkTwice {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { LockSupport.park(); LockSupport.park(); });
    t.start();
    new Thread(() -> LockSupport.unpark(t)).start();
    new Thread(() -> LockSupport.unpark(t)).start();
  }
}
