// Truth: proved. HotSpot: the end takes the monitor of t and notifies; the idiom of join
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8WaitOnAlive {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    synchronized (t) { while (t.isAlive()) t.wait(); }
  }
}
