// Truth: proved. main has been started: an unpark of it counts whenever it comes
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8UnparkMain {

  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    new Thread(() -> LockSupport.unpark(me)).start();
    LockSupport.park();
  }
}
