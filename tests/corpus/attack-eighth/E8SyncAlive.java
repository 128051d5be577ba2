// Truth: proved. HotSpot: while main holds the monitor of t, t stays alive if it was
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8SyncAlive {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    synchronized (t) { boolean f = t.isAlive(); assert f == t.isAlive(); }
  }
}
