// proved: a job that hires nobody: Executors.callable and a result.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2628 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Future<Integer> f = p.submit(() -> { x = 1; }, 5);
        int v = f.get();
        assert v == 5 && x == 1;
        p.shutdown();
    }
}
