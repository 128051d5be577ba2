// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A timed wait for a signal that never comes ends. */
public class LatchTimed {
    public static void main(String[] args) throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        never.await(10, TimeUnit.MILLISECONDS);
        System.out.println("gave up");
    }
}
