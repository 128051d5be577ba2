// Truth: proved. JDK 17: the interrupt of a thread that is not started is kept
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InterruptUnstarted {

  static boolean seen;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { seen = Thread.currentThread().isInterrupted(); });
    t.interrupt(); t.start(); t.join();
    assert seen;
  }
}
