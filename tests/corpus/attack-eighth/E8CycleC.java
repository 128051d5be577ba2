// Truth: proved. three spinners
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8CycleC {

  static volatile int p, q, r;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (q == 0) { p = 1; p = 0; } });
    Thread y = new Thread(() -> { while (r == 0) { q = 0; } q = 1; });
    Thread z = new Thread(() -> { while (p == 0) { } r = 1; });
    x.start(); y.start(); z.start();
  }
}
