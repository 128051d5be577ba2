// Truth: proved. nested cycles: loops in loops
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8CycleB {

  static volatile int p, q;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (q != 2) { while (p == 1) { q = 1; } p = 1; } });
    Thread y = new Thread(() -> { while (p != 1) { while (q == 1) { p = 0; } q = 0; } q = 2; });
    x.start(); y.start();
  }
}
