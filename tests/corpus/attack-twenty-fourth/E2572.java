// proved: two jobs meet at a barrier on two threads.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2572 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);CyclicBarrier b = new CyclicBarrier(2);
        Callable<Integer> c = () -> b.await();
        Future<Integer> f = p.submit(c), g = p.submit(c);
        int v = f.get() + g.get();
        assert v == 1;
        p.shutdown();
    }
}
