// Truth: violated. flags set too late: both are inside, a race
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8PetersonBad {

  static volatile boolean f0, f1; static volatile int turn; static int d;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { turn = 1; f0 = true; while (f1 && turn == 1) { } d++; f0 = false; });
    Thread y = new Thread(() -> { turn = 0; f1 = true; while (f0 && turn == 0) { } d++; f1 = false; });
    x.start(); y.start(); x.join(); y.join();
  }
}
