package five;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ThreadsTest {
    private int value;
    private volatile boolean ready;
    private final AtomicInteger next = new AtomicInteger();

    @Test
    @Timeout(5)
    void handsOverByALatch() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            value = 42;
            latch.countDown();
        }).start();
        latch.await();
        assertEquals(42, value);
    }

    @Test
    void handsOverByAVolatile() {
        new Thread(() -> {
            value = 1;
            ready = true;
        }).start();
        if (ready) {
            assertEquals(1, value);
        }
    }

    @Test
    void looksTooEarly() {
        new Thread(() -> ready = true).start();
        assertTrue(ready);
    }

    @Test
    void takesTurns() throws Exception {
        AtomicBoolean first = new AtomicBoolean();
        Thread other = new Thread(() -> {
            if (next.getAndIncrement() == 0) {
                first.set(true);
            }
        });
        other.start();
        if (next.getAndIncrement() == 0 && first.get()) {
            fail("both are the first");
        }
        other.join();
    }

    @Test
    void waitsForNobody() throws Exception {
        new CountDownLatch(1).await();
    }

    @Test
    void throwsInAThread() {
        Thread other = new Thread(() -> {
            throw new IllegalStateException("lost by most runners");
        });
        other.start();
    }
}
