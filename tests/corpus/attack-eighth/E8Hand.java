// Truth: violated. three spinners hand a token round; w may stop it at any place
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8Hand {

  static volatile int k; static volatile int w;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (w == 0) { if (k == 0) k = 1; } });
    Thread y = new Thread(() -> { while (w == 0) { if (k == 1) k = 2; } });
    Thread z = new Thread(() -> { while (w == 0) { if (k == 2) k = 0; } });
    x.start(); y.start(); z.start();
    Thread s = new Thread(() -> { int c = k; w = 1; assert c != 2; });
    s.start();
  }
}
