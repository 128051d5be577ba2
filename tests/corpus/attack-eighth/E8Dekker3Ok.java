// Truth: proved. the looks give 0 or 1 each
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8Dekker3Ok {

  static volatile int p, q; static volatile boolean stop;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (!stop) { p = 1; p = 0; } });
    Thread y = new Thread(() -> { while (!stop) { q = 1; q = 0; } });
    Thread z = new Thread(() -> { int s = p, t = q; stop = true; assert s + t < 3; });
    x.start(); y.start(); z.start();
  }
}
