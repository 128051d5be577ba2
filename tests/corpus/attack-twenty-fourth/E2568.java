// violated: isShutdown may be true because of u alone: t's write is not ordered.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2568 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Thread t = new Thread(() -> { x = 1;
        p.shutdown(); }), u = new Thread(() -> { p.shutdown(); });
        t.start();
        u.start();
        while (!p.isShutdown()) Thread.onSpinWait();
        int v = x;
    }
}
