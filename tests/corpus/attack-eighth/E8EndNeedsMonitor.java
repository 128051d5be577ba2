// Truth: violated. the end of t takes its monitor, which b holds until t is not alive (HotSpot; join would too)
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8EndNeedsMonitor {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    Thread b = new Thread(() -> { synchronized (t) { main2(t); } });
    b.start();
  }
  static void main2(Thread t) { synchronized (t) { Thread c = new Thread(() -> { try { t.join(); } catch (InterruptedException e) { } }); c.start(); try { c.join(); } catch (InterruptedException e) { } } }
}
