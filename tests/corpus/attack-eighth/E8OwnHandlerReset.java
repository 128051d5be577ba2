// Truth: violated. t may throw before or after main takes the handler away
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8OwnHandlerReset {

  static volatile int x;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    t.setUncaughtExceptionHandler((y, e) -> { });
    t.start();
    t.setUncaughtExceptionHandler(null);
    t.join();
  }
}
