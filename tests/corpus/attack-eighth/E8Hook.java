// Truth: violated. the hook runs when the program ends, x may be 0 then
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8Hook {

  static volatile int x;
  public static void main(String[] a) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> { assert x == 1; }));
    Thread t = new Thread(() -> { x = 1; });
    t.start();
    System.exit(0);
  }
}
