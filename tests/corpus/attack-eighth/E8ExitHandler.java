// Truth: proved. the handler ends the program before anything is uncaught
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitHandler {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { throw new RuntimeException(); });
    t.setUncaughtExceptionHandler((x, e) -> System.exit(0));
    t.start(); t.join();
    assert false;
  }
}
