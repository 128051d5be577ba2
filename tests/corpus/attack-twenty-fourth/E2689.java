// violated: t's shutdown has set TIDYING and not yet TERMINATED: then main's own shutdown returns early from tryTerminate, and the empty pool is not terminated.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2689 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Thread t = new Thread(p::shutdown);
        t.start();
        p.shutdown();
        assert p.isTerminated();
        t.join();
    }
}
