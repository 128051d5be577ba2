// proved: job 1 hands in job 2; the future of job 1 is waited for before shutdown, so job 2 is accepted and runs.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2583 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.submit(() -> p.execute(() -> x = 1)).get();  p.shutdown();
        while (!p.awaitTermination(1, TimeUnit.SECONDS)) { } assert x == 1;
    }
}
