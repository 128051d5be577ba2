// expect: proved
// truth: no cycle of waits, but t spins for ever in a lambda that a method which is passed over calls: the loop has to be named
import java.util.concurrent.*;
public class HiddenSpin2 {
  interface Op { int go(int x); }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { try { long1(); } catch (Throwable e) { } l.countDown(); });
    t.start();
    l.await();
  }
  static int spin(int x) { while (x >= 0) { x = 1; } return x; }
  static int long1() { Op f = HiddenSpin2::spin; int x = 1, y = 2; x = x * 31 + 0; y = y ^ (x << 0); x = x * 31 + 1; y = y ^ (x << 1); x = x * 31 + 2; y = y ^ (x << 2); x = x * 31 + 3; y = y ^ (x << 3); x = x * 31 + 4; y = y ^ (x << 4); x = x * 31 + 5; y = y ^ (x << 0); x = x * 31 + 6; y = y ^ (x << 1); x = x * 31 + 7; y = y ^ (x << 2); x = x * 31 + 8; y = y ^ (x << 3); x = x * 31 + 9; y = y ^ (x << 4); return f.go(1) + x + y; }
}
