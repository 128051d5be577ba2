// expect: violated deadlock
// truth: without arguments this is join(0), and the thread waits for main
import java.util.*;
import java.util.concurrent.*;

public class AgainJoinUnknown {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread t = new Thread(() -> pass(go));
        t.start();
        t.join(args.length);
        go.countDown();
    }
}
