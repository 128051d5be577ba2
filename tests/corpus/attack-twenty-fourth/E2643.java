// violated: a job of a pool of one calls invokeAll on its own pool: starvation.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2643 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.submit(() -> p.invokeAll(List.<Callable<Integer>>of(() -> 1))).get();
        p.shutdown();
    }
}
