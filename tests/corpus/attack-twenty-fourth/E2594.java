// proved: a FutureTask that is run by main and by a job runs once.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2594 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);FutureTask<Integer> f = new FutureTask<>(() -> ++x);
        p.execute(f);
        f.run();
        int v = f.get();
        assert v == 1 && x == 1;
        p.shutdown();
    }
}
