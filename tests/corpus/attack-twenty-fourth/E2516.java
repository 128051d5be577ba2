// violated: awaitTermination of a terminated pool does not throw for an interrupt: the assertion behind it fails.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2516 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.shutdown();
        Thread.currentThread().interrupt();
        try { p.awaitTermination(1, TimeUnit.SECONDS);
        throw new AssertionError("no exception"); } catch (InterruptedException e) { }
    }
}
