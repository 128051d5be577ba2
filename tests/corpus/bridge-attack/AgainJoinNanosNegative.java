// expect: violated deadlock
// truth: join(1, -1) throws: main ends, the worker waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainJoinNanosNegative {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread t = new Thread(() -> pass(go));
        t.start();
        t.join(1L, -1);
        go.countDown();
    }
}
