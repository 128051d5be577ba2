// Truth: violated. two spinners toggle while a third one looks: p can be 1 and q 1 at the looks
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8Dekker3 {

  static volatile int p, q; static volatile boolean stop;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (!stop) { p = 1; p = 0; } });
    Thread y = new Thread(() -> { while (!stop) { q = 1; q = 0; } });
    Thread z = new Thread(() -> { int s = p, t = q; stop = true; assert s + t < 2; });
    x.start(); y.start(); z.start();
  }
}
