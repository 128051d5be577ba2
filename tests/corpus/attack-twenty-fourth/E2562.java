// violated: pool a's only thread waits for a job of b that waits for a job of a.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2562 {
    public static void main(String[] args) throws Exception {
        ExecutorService a = Executors.newFixedThreadPool(1), b = Executors.newFixedThreadPool(1);
        a.submit(() -> b.submit(() -> a.submit(() -> 1).get()).get()).get();
        a.shutdown();
        b.shutdown();
    }
}
