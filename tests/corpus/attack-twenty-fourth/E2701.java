// violated: the pool's worker may be there yet when interrupted main waits for a fork/join pool.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2701 {
    public static void main(String[] args) throws Exception {
        ForkJoinPool p = new ForkJoinPool(1);
        p.submit(() -> { });
        p.shutdown();
        Thread.currentThread().interrupt();
        p.awaitTermination(1, TimeUnit.HOURS);
    }
}
