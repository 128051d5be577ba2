// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The timed wait gives up, the other does not. */
public class LatchTimedThenWaits {
    public static void main(String[] args) throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        if (!never.await(10, TimeUnit.MILLISECONDS)) {
            never.await();
        }
    }
}
