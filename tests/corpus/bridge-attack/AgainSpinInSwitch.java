// expect: proved
// truth: no cycle of waits, but the loop through the switch never ends: it has to be named
import java.util.*;
import java.util.concurrent.*;

public class AgainSpinInSwitch {
    static int spin(int x, int y) { x = x * 31 + 0; y = y ^ (x << 0); x = x * 31 + 1; y = y ^ (x << 1); x = x * 31 + 2; y = y ^ (x << 2); x = x * 31 + 3; y = y ^ (x << 3); x = x * 31 + 4; y = y ^ (x << 4); x = x * 31 + 5; y = y ^ (x << 0); x = x * 31 + 6; y = y ^ (x << 1); x = x * 31 + 7; y = y ^ (x << 2); x = x * 31 + 8; y = y ^ (x << 3); x = x * 31 + 9; y = y ^ (x << 4); x = x * 31 + 10; y = y ^ (x << 0); x = x * 31 + 11; y = y ^ (x << 1); x = x * 31 + 12; y = y ^ (x << 2); x = x * 31 + 13; y = y ^ (x << 3); x = x * 31 + 14; y = y ^ (x << 4); x = x * 31 + 15; y = y ^ (x << 0);
        while (true) { switch (y) { case 1: x++; continue; case 2: x--; continue; default: y = 3 - x; } }
    }
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { try { spin(args.length, 1); } finally { l.countDown(); } }).start();
        l.await();
    }
}
