// Truth: violated. an interrupt before the start gives no permit: t clears the flag and parks for ever
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8IntPermitStart {

  public static void main(String[] a) {
    Thread t = new Thread(() -> { while (!Thread.interrupted()) Thread.onSpinWait(); LockSupport.park(); });
    Thread b = new Thread(() -> t.interrupt());
    b.start(); t.start();
  }
}
