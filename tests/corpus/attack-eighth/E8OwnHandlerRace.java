// Truth: violated. main may set the handler of t too late
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8OwnHandlerRace {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    t.start();
    t.setUncaughtExceptionHandler((x, e) -> { });
    t.join();
  }
}
