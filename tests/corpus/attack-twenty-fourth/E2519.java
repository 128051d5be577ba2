// proved: not shut down: awaitTermination gives false, whenever.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2519 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> { });
        assert !p.awaitTermination(1, TimeUnit.MILLISECONDS);
        p.shutdown();
    }
}
