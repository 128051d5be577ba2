// proved: a queue between a producer and a consumer, each a job.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2652 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        p.execute(() -> { try { q.put(1);
        q.put(2); } catch (InterruptedException e) { } });
        Future<Integer> f = p.submit(() -> q.take() + q.take());
        int v = f.get();
        assert v == 3;
        p.shutdown();
    }
}
