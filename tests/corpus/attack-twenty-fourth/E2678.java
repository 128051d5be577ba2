// proved: a map that jobs fill.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2678 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        p.execute(() -> m.merge(1, 1, Integer::sum));
        p.execute(() -> m.merge(1, 1, Integer::sum));  p.shutdown();
        while (!p.awaitTermination(1, TimeUnit.SECONDS)) { } assert m.get(1) == 2;
    }
}
