// expect: proved
// truth: no cycle of waits, but toString never ends: its loop has to be named
import java.util.*;
import java.util.concurrent.*;

public class AgainSpinInText {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { try { Object o = new Slow(); String s = "" + o; } finally { l.countDown(); } }).start();
        l.await();
    }
}
class Slow { public String toString() { int x = 1;
    while (x > 0) x = 1;
    return "slow"; } }
