// Truth: proved. join waits on t, which gives the monitor of t back: t.run can enter it
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinHoldsMonitor {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread() { public void run() { synchronized (this) { } } };
    t.start();
    synchronized (t) { t.join(); }
  }
}
