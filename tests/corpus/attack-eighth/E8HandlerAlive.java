// Truth: proved. the thread is alive while its handler runs, and join waits for the handler
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8HandlerAlive {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    t.setUncaughtExceptionHandler((x, e) -> { if (x.isAlive() && x == Thread.currentThread()) n = 1; });
    t.start(); t.join();
    assert n == 1;
  }
}
