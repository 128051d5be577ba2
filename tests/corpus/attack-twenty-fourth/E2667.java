// violated: when job 4 begins the other thread may still be in a job.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2667 {
    static final AtomicInteger n = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);for (int i = 0;
        i < 4;
        i++) { int k = i;
        p.execute(() -> { assert k < 3 || n.get() >= 3;
        n.incrementAndGet(); }); } p.shutdown();
    }
}
