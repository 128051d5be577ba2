// expect: violated deadlock
// truth: the second start throws: main ends, and nobody counts down for the worker
import java.util.*;
import java.util.concurrent.*;

public class AgainStartedTwice {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread t = new Thread(() -> pass(go));
        t.start();
        t.start();
        go.countDown();
    }
}
