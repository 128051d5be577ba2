// proved: ThreadPoolExecutor.awaitTermination looks at the state first: of a terminated pool it returns true though main is interrupted.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2515 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.shutdown();
        while (!p.isTerminated()) Thread.onSpinWait();
        Thread.currentThread().interrupt();
        assert p.awaitTermination(1, TimeUnit.SECONDS);
        assert Thread.interrupted();
    }
}
