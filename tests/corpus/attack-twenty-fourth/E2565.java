// violated: isShutdown says nothing of the jobs: main reads x beside the job.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2565 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> x = 1);
        p.shutdown();
        while (!p.isShutdown()) Thread.onSpinWait();
        int v = x;
    }
}
