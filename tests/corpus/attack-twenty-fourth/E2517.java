// proved: awaitTermination with no time returns false before it looks at interrupts; the pool is not shut down.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2517 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Thread.currentThread().interrupt();
        assert !p.awaitTermination(0, TimeUnit.SECONDS);
        assert Thread.interrupted();
        p.shutdown();
    }
}
