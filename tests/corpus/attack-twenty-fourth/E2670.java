// proved: three threads: they meet.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2670 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();CyclicBarrier b = new CyclicBarrier(3);
        Callable<Integer> c = () -> b.await();
        p.submit(c);
        p.submit(c);
        p.submit(c);
        p.shutdown();
    }
}
