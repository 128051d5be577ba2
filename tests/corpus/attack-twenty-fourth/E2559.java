// violated: completion service: the second job may be done first.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2559 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);ExecutorCompletionService<Integer> s = new ExecutorCompletionService<>(p);
        s.submit(() -> 1);
        s.submit(() -> 2);
        int v = s.take().get();
        p.shutdown();
        assert v == 1;
    }
}
