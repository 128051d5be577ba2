// expect: violated deadlock
// truth: the time is nought: join waits for ever, and so does the thread
import java.util.*;
import java.util.concurrent.*;

public class AgainJoinVariable {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread t = new Thread(() -> pass(go));
        int nought = 3;
        for (int i = 0; i < 3; i++) nought--;
        t.start();
        t.join(nought);
        go.countDown();
    }
}
