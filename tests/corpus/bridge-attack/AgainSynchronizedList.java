// expect: proved
// truth: each takes one monitor at a time
import java.util.*;
import java.util.concurrent.*;

public class AgainSynchronizedList {
    public static void main(String[] args) throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch l = new CountDownLatch(2);
        Runnable r = () -> { try { log.add("x"); } finally { l.countDown(); } };
        new Thread(r).start();
        new Thread(r).start();
        l.await();
    }
}
