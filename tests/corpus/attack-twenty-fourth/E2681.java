// violated: t hands in A, main B; pool of 1; B's write is seen by A or not.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2681 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Thread t = new Thread(() -> p.execute(() -> { assert x == 0; }));
        t.start();
        p.execute(() -> x = 1);
        t.join();
        p.shutdown();
    }
}
