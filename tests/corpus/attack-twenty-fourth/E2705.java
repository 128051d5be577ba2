// proved: after the shutdown of an empty pool has returned, it is terminated.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2705 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Thread t = new Thread(p::shutdown);
        t.start();
        t.join();
        assert p.isShutdown() && p.isTerminated();
    }
}
