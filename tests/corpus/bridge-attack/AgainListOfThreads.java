// expect: proved
// truth: main goes through its own list of threads, which they cannot reach, while they fill another
import java.util.*;
import java.util.concurrent.*;

public class AgainListOfThreads {
    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        CountDownLatch l = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) threads.add(new Thread(() -> { try { synchronized (log) { log.add("x"); } } finally { l.countDown(); } }));
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        l.await();
    }
}
