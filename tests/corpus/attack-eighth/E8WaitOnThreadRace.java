// Truth: violated. t may have ended before main waits
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8WaitOnThreadRace {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    synchronized (t) { t.wait(); }
  }
}
