import java.util.concurrent.*;

// violated (assertion): the pools are numbered in the order in which the two tasks make them.
public class E2870PoolNamesOfTwo {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static volatile String name;

    public static void main(String[] args) throws Exception {
        Thread one = go(() -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.execute(() -> name = Thread.currentThread().getName());
            pool.shutdown();
        });
        Thread two = go(() -> Executors.newFixedThreadPool(1).shutdown());
        one.join();
        two.join();
        assert name == null || name.equals("pool-1-thread-1") : name;
    }
}
