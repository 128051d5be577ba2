// Truth: violated. main may take the default handler away before t throws
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DefaultTakenAway {

  public static void main(String[] a) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((y, e) -> { });
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    t.start();
    Thread.setDefaultUncaughtExceptionHandler(null);
  }
}
