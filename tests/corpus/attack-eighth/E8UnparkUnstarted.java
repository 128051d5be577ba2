// Truth: violated. unpark of a thread that is not started yet does nothing (HotSpot, and the spec allows it): t parks for ever
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8UnparkUnstarted {

  public static void main(String[] a) {
    Thread t = new Thread(() -> LockSupport.park());
    Thread b = new Thread(() -> LockSupport.unpark(t));
    b.start(); t.start();
  }
}
