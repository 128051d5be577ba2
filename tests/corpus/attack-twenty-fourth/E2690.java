// violated: isShutdown is true and t has not yet terminated the empty pool: awaitTermination with no time gives false.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2690 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();Thread t = new Thread(p::shutdown);
        t.start();
        while (!p.isShutdown()) Thread.onSpinWait();
        assert p.awaitTermination(0, TimeUnit.SECONDS);
        t.join();
    }
}
