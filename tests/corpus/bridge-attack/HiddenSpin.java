// expect: proved
// truth: no cycle of waits, but b spins for ever in a method that is passed over: the verdict has to name the loop at line "while (x >= 0)"
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class HiddenSpin {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { try { long1(new Slow()); } catch (Throwable e) { } l.countDown(); });
    t.start();
    l.await();
  }
  static class Fast { int go(int x) { return x; } }
  static class Slow extends Fast { int go(int x) { while (x >= 0) { x = 1; } return x; } }
  static int long1(Fast f) { int x = 1, y = 2; x = x * 31 + 0; y = y ^ (x << 0); x = x * 31 + 1; y = y ^ (x << 1); x = x * 31 + 2; y = y ^ (x << 2); x = x * 31 + 3; y = y ^ (x << 3); x = x * 31 + 4; y = y ^ (x << 4); x = x * 31 + 5; y = y ^ (x << 0); x = x * 31 + 6; y = y ^ (x << 1); x = x * 31 + 7; y = y ^ (x << 2); x = x * 31 + 8; y = y ^ (x << 3); x = x * 31 + 9; y = y ^ (x << 4); x = x * 31 + 10; y = y ^ (x << 0); x = x * 31 + 11; y = y ^ (x << 1); x = x * 31 + 12; y = y ^ (x << 2); x = x * 31 + 13; y = y ^ (x << 3); x = x * 31 + 14; y = y ^ (x << 4); x = x * 31 + 15; y = y ^ (x << 0);  return f.go(1) + x + y; }
}

