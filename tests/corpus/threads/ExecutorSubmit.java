import static edu.rice.hj.Module2.*;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool of threads beside the tasks. */
public class ExecutorSubmit {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            pool.submit(() -> System.out.println("in the pool"));
            pool.shutdown();
        });
    }
}
