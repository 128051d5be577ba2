// expect: proved
// truth: no cycle of waits, but the initialiser never ends: its loop has to be named
import java.util.*;
import java.util.concurrent.*;

public class AgainSpinInInitialiser {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { try { System.out.println(Slow.x); } finally { l.countDown(); } }).start();
        l.await();
    }
}
class Slow { static int x = 1; static {
    while (x > 0) x = 1;
} }
