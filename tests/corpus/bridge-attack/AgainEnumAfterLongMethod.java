// expect: proved
// truth: an enum is initialised behind a long method that mentions no task, and does not fail
import java.util.*;
import java.util.concurrent.*;

public class AgainEnumAfterLongMethod {
    enum Mode { ONE, TWO }
    static int work(Object o) { int x = 1, y = 2; x = x * 31 + 0; y = y ^ (x << 0); x = x * 31 + 1; y = y ^ (x << 1); x = x * 31 + 2; y = y ^ (x << 2); x = x * 31 + 3; y = y ^ (x << 3); x = x * 31 + 4; y = y ^ (x << 4); x = x * 31 + 5; y = y ^ (x << 0); x = x * 31 + 6; y = y ^ (x << 1); x = x * 31 + 7; y = y ^ (x << 2); x = x * 31 + 8; y = y ^ (x << 3); x = x * 31 + 9; y = y ^ (x << 4); x = x * 31 + 10; y = y ^ (x << 0); x = x * 31 + 11; y = y ^ (x << 1); x = x * 31 + 12; y = y ^ (x << 2); x = x * 31 + 13; y = y ^ (x << 3); x = x * 31 + 14; y = y ^ (x << 4); x = x * 31 + 15; y = y ^ (x << 0); return x + y + o.hashCode(); }
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        int v;
        try { v = work(args); } catch (RuntimeException e) { v = 0; }
        Mode m = Mode.TWO;
        new Thread(() -> l.countDown()).start();
        l.await();
    }
}
