// expect: violated deadlock
// truth: a list that a lambda in a list has captured grows in the thread
import java.util.*;
import java.util.concurrent.*;

public class AgainListInLambdaInList {
    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        List<Runnable> jobs = new ArrayList<>();
        jobs.add(() -> log.add("x"));
        Thread t = new Thread(() -> { for (Runnable r : jobs) r.run(); });
        t.start(); t.join();
        if (log.size() == 1) new CountDownLatch(1).await();
    }
}
