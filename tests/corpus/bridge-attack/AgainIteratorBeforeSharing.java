// expect: violated deadlock
// truth: the thread has changed the list: next throws ConcurrentModificationException, main ends, the worker waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainIteratorBeforeSharing {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        list.add("a");
        CountDownLatch go = new CountDownLatch(1);
        Iterator<String> it = list.iterator();
        Thread t = new Thread(() -> { list.add("b"); });
        t.start(); t.join();
        new Thread(() -> pass(go)).start();
        it.next();
        go.countDown();
    }
}
