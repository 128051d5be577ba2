// Truth: proved. the interrupt is kept, so park returns whatever the order
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InterruptPark {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> LockSupport.park());
    Thread b = new Thread(() -> t.interrupt());
    b.start(); t.start(); t.join();
  }
}
