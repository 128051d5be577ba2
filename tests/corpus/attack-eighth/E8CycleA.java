// Truth: proved. small nested cycles: two spinners and one who stops them
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8CycleA {

  static volatile int p, q; static volatile boolean stop;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (!stop) { p = 1 - p; } });
    Thread y = new Thread(() -> { while (p == 0) { q = 1 - q; } stop = true; });
    x.start(); y.start();
  }
}
