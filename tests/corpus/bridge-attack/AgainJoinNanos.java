// expect: proved
// truth: join(0, 1) waits for a millisecond at most
import java.util.*;
import java.util.concurrent.*;

public class AgainJoinNanos {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread t = new Thread(() -> pass(go));
        t.start();
        t.join(0L, 1);
        go.countDown();
    }
}
