// violated: a fork/join task hands two jobs to a pool that race.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2597 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();ForkJoinPool.commonPool().submit(() -> { p.execute(() -> x++);
        p.execute(() -> x++); }).get();
        p.shutdown();
    }
}
