// An exception that leaves main is a violation, whatever handler sees it: the exit code is 1.
// Truth: proved. main is alive while its handler runs
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8MainAliveInHandler {

  public static void main(String[] a) throws Exception {
    Thread me = Thread.currentThread();
    me.setUncaughtExceptionHandler((t, e) -> { assert t == me && t.isAlive(); });
    throw new RuntimeException("x");
  }
}
