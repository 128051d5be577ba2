// expect: violated deadlock
// truth: a task of the executor clears the list: main counts nothing down and waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListByPool {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        list.add("a");
        CountDownLatch l = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> f = pool.submit(() -> { list.clear(); });
        f.get();
        pool.shutdown();
        for (String s : list) l.countDown();
        l.await();
    }
}
