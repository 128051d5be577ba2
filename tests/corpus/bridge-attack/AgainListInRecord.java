// expect: violated deadlock
// truth: the list of a record grows in a task: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListInRecord {
    record Box(List<String> list) { void fill() { list.add("x"); } }
    public static void main(String[] args) throws Exception {
        Box box = new Box(new LinkedList<>());
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.submit(box::fill).get();
        pool.shutdown();
        if (box.list().size() == 1) new CountDownLatch(1).await();
    }
}
