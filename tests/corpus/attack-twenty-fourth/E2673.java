// violated: one thread: job 1 waits for the future of job 2.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2673 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);FutureTask<Integer> g = new FutureTask<>(() -> 4);
        p.submit(() -> g.get());
        p.execute(g);
        p.shutdown();
    }
}
