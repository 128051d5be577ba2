// expect: violated race
// Two threads log to one logger; its handler counts without a lock, and a logger takes none when it publishes.

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogHandlerRace {
    static int count;

    public static void main(String[] arguments) throws Exception {
        Logger logger = Logger.getLogger("counted");
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                count++;
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
        Thread one = new Thread(() -> logger.info("one"));
        Thread two = new Thread(() -> logger.info("two"));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
