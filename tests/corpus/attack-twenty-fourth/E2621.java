// violated: a job waits for the termination of its own pool until it reads done, which main writes beside it: a race.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2621 {
    static boolean done;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> { p.shutdown();
        try { while (!p.awaitTermination(1, TimeUnit.DAYS)) { if (done) return; } } catch (InterruptedException e) { } assert false; });
        done = args.length == 0;
    }
}
