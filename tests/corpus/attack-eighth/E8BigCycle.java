// Truth: proved. as E8CycleC, with more threads: no assertion at all
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8BigCycle {

  static volatile int p, q, r; static final AtomicInteger[] V = { new AtomicInteger(), new AtomicInteger() };
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (q == 0) { p = 1; p = 0; } });
    Thread y = new Thread(() -> { while (r == 0) { q = 0; } q = 1; });
    Thread z = new Thread(() -> { while (p == 0) { } r = 1; });
    x.start(); y.start(); z.start();
    for (int i = 0; i < 3; i++) { int k = i; new Thread(() -> { for (int j = 0; j < 4; j++) V[k % 2 == 0 ? 0 : 1].incrementAndGet(); }).start(); }
  }
}
