// proved: jobs of one thread run one after the other; who submits does not matter.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2529 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newSingleThreadExecutor();
        Thread t = new Thread(() -> p.execute(() -> x++));
        t.start();
        p.execute(() -> x++);
        t.join();  p.shutdown();
        while (!p.awaitTermination(1, TimeUnit.SECONDS)) { } assert x == 2;
    }
}
