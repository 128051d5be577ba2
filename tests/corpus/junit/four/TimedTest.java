package four;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import org.junit.Before;
import org.junit.Test;

/** Tests with a time-out are run in a thread of their own. */
public class TimedTest {
    private Thread first;
    private int count;

    @Before
    public void begin() {
        first = Thread.currentThread();
    }

    @Test(timeout = 1000)
    public void isAnotherThread() {
        assertTrue(first != Thread.currentThread() && Thread.currentThread().isDaemon());
    }

    @Test(timeout = 0)
    public void isTheSameThread() {
        assertTrue(first == Thread.currentThread());
    }

    @Test(timeout = 1000, expected = IllegalStateException.class)
    public void throwsInside() {
        throw new IllegalStateException();
    }

    @Test(timeout = 1000, expected = IllegalStateException.class)
    public void throwsNothing() {
    }

    @Test(timeout = 1000)
    public void isOver() {
        assumeTrue(false);
    }

    @Test(timeout = 1000)
    public void waitsForEver() throws InterruptedException {
        synchronized (this) {
            wait();
        }
    }

    @Test(timeout = 1000)
    public void races() throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
    }

    @Test(timeout = 1000)
    public void counts() throws InterruptedException {
        count++;
        Thread other = new Thread(() -> count++);
        other.start();
        other.join();
        assertEquals(2, count);
    }
}
