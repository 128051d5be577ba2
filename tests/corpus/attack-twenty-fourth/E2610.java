// proved: interrupted main and a pool that was shut down without threads: shutdown terminates it at once, and awaitTermination does not throw.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2610 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.shutdown();
        Thread.currentThread().interrupt();
        assert p.awaitTermination(0, TimeUnit.SECONDS);
    }
}
