// Truth: violated. t is started by s; the unpark by b may come before that
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8UnparkStart2 {

  public static void main(String[] a) {
    Thread t = new Thread(() -> LockSupport.park());
    new Thread(() -> t.start()).start();
    new Thread(() -> LockSupport.unpark(t)).start();
  }
}
