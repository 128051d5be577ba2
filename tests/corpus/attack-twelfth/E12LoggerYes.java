// Truth: violated. Who counts first is open, so the level of the logger is one or the other; the assertion allows only one of them.
import java.util.logging.Logger;
import java.util.logging.Level;
import java.util.concurrent.atomic.AtomicInteger;

public class E12LoggerYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final Logger logger = Logger.getLogger("e12");

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        logger.setLevel(first == 0 ? Level.OFF : Level.INFO);
        first = 0;
    }

    static boolean shows() throws Exception {
        return logger.getLevel() == Level.OFF;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
