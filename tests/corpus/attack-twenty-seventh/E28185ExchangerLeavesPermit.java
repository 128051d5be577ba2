import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated: who waits may see its partner before it parks, and is woken all the same if it had begun to.
public class E28185ExchangerLeavesPermit {
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
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread waiter = made(() -> {
            exchanger.exchange(1);
            LockSupport.park();
            assert false;
        });
        waiter.setDaemon(true);
        waiter.start();
        exchanger.exchange(2);
    }
}
