// expect: proved
// truth: no cycle of waits, but the object behind the interface never ends: its loop has to be named
import java.util.*;
import java.util.concurrent.*;

public class AgainSpinByInterface {
    interface Op { int go(int x); }
    static class Slow implements Op { public int go(int x) {
        while (x > 0) x = 1;
        return x; } }
    static Op op = new Slow();
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { try { op.go(1); } finally { l.countDown(); } }).start();
        l.await();
    }
}
