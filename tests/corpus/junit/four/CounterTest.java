package four;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Before;
import org.junit.Ignore;
import org.junit.Test;

public class CounterTest {
    private int plain;
    private volatile int shared;
    private AtomicInteger atomic;

    @Before
    public void makeCounter() {
        atomic = new AtomicInteger(1);
    }

    private static void both(Runnable work) throws InterruptedException {
        Thread one = new Thread(work);
        Thread two = new Thread(work);
        one.start();
        two.start();
        one.join();
        two.join();
    }

    @Test
    public void startsAtOne() {
        assertEquals(1, atomic.get());
    }

    @Test
    public void countsWithTwoThreads() throws Exception {
        both(() -> atomic.incrementAndGet());
        assertEquals(3, atomic.get());
    }

    @Test
    public void countsUnderAMonitor() throws Exception {
        both(() -> {
            synchronized (this) {
                plain++;
            }
        });
        assertEquals(2, plain);
    }

    @Test
    public void races() throws Exception {
        both(() -> plain++);
    }

    @Test
    public void losesAnUpdate() throws Exception {
        both(() -> shared++);
        assertEquals(2, shared);
    }

    @Test
    public void isWrong() {
        assertEquals("one is not two", 2, atomic.get());
    }

    @Test(expected = IllegalStateException.class)
    public void throwsWhatIsExpected() {
        throw new IllegalStateException();
    }

    @Test(expected = RuntimeException.class)
    public void throwsNothing() {
        assertTrue(atomic.get() == 1);
    }

    @Test(expected = IllegalStateException.class)
    public void throwsSomethingElse() {
        throw new IllegalArgumentException("else");
    }

    @Test(timeout = 1000)
    public void hasATimeout() {
        assertEquals(1, atomic.get());
    }

    @Test
    public void assumesTooMuch() {
        assumeTrue(atomic.get() == 2);
        throw new IllegalStateException("not reached");
    }

    @Ignore("wrong on purpose")
    @Test
    public void isIgnored() {
        assertEquals(2, atomic.get());
    }

    @Test
    public void failsInAThread() throws Exception {
        Thread one = new Thread(() -> assertEquals(2, atomic.get()));
        one.start();
        one.join();
    }
}
