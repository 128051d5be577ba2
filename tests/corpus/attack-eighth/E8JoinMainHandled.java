// An exception that leaves main is a violation, whatever handler sees it: the exit code is 1.
// Truth: proved. main has a handler of its own: nothing is uncaught
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinMainHandled {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread me = Thread.currentThread();
    me.setUncaughtExceptionHandler((t, e) -> { n = 3; });
    Thread t = new Thread(() -> { try { me.join(); } catch (InterruptedException e) {} assert n == 3; });
    t.start();
    throw new RuntimeException("x");
  }
}
