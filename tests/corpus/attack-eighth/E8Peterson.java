// Truth: proved. Peterson's lock with volatile variables
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8Peterson {

  static volatile boolean f0, f1; static volatile int turn; static int d;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { f0 = true; turn = 1; while (f1 && turn == 1) { } d++; f0 = false; });
    Thread y = new Thread(() -> { f1 = true; turn = 0; while (f0 && turn == 0) { } d++; f1 = false; });
    x.start(); y.start(); x.join(); y.join();
    assert d == 2;
  }
}
