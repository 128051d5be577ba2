// Truth: violated. unpark orders nothing by the memory model: a race on n
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8UnparkHB {

  static int n;
  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread h = new Thread(() -> { n = 1; LockSupport.unpark(me); });
    h.start();
    LockSupport.park();
    n = 2;
  }
}
