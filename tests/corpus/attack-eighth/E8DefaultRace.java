// Truth: violated. main may set the default handler too late
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DefaultRace {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    t.start();
    Thread.setDefaultUncaughtExceptionHandler((x, e) -> { });
    t.join();
  }
}
