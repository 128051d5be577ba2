// violated: the id of a thread made by t tells whether main has hired before.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2634 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);long[] id = new long[1];
        long base = new Thread().getId();
        Thread t = new Thread(() -> id[0] = new Thread(null, null, "u").getId());
        t.start();
        p.execute(() -> { });
        t.join();
        p.shutdown();
        assert id[0] == base + 2 : id[0] - base;
    }
}
