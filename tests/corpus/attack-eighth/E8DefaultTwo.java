// Truth: violated. the default handler may be set by x too late
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DefaultTwo {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    Thread x = new Thread(() -> Thread.setDefaultUncaughtExceptionHandler((y, e) -> { }));
    t.start(); x.start();
  }
}
