import java.lang.ref.Reference;
import java.util.concurrent.*;
import java.util.logging.*;

// violated: the logger is held by the other thread alone, which may have ended: then its level is gone with it.
public class E28228LoggerOfEndedThread {
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
        CountDownLatch set = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        go(() -> {
            Logger logger = Logger.getLogger("own");
            logger.setLevel(Level.FINE);
            set.countDown();
            end.await();
            Reference.reachabilityFence(logger);
        });
        set.await();
        assert Logger.getLogger("own").getLevel() == Level.FINE;
        end.countDown();
        assert Logger.getLogger("own").getLevel() == Level.FINE;
    }
}
