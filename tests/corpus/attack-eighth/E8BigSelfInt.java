// Truth: violated. as E8SelfIntJoinVol, with other threads that make many states
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8BigSelfInt {

  static volatile int v; static final AtomicInteger[] V = { new AtomicInteger(), new AtomicInteger() };
  public static void main(String[] a) {
    Thread x = new Thread(() -> { v = 1; });
    x.start();
    for (int i = 0; i < 3; i++) { int k = i; new Thread(() -> { for (int j = 0; j < 4; j++) V[k % 2 == 0 ? 0 : 1].incrementAndGet(); }).start(); }
    Thread.currentThread().interrupt();
    try { x.join(); assert false; } catch (InterruptedException e) { v = 2; }
  }
}
