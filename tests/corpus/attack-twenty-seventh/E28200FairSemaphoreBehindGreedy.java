import java.util.concurrent.*;

// violated (deadlock): the semaphore is fair: who comes behind the greedy one waits for ever.
public class E28200FairSemaphoreBehindGreedy {
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

    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(1, true);
        Thread greedy = made(() -> semaphore.acquire(5));
        greedy.setDaemon(true);
        greedy.start();
        semaphore.acquire();
    }
}
