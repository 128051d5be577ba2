// JUnit 4 runs a test with a time-out in a thread of its own, and @Before in the first thread: locals and locks are not the same.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

public class E10Timeout4 {
    private final ThreadLocal<Integer> local = new ThreadLocal<>();
    private final ReentrantLock lock = new ReentrantLock();

    @Before
    public void begin() {
        local.set(1);
        lock.lock();
    }

    @Test(timeout = 1000)
    public void seesNothing() {
        Assert.assertNull(local.get());
    }

    @Test(timeout = 1000)
    public void seesIt() {
        Assert.assertEquals(Integer.valueOf(1), local.get());
    }

    @Test(timeout = 1000)
    public void givesBack() {
        lock.unlock();
    }

    @Test
    public void givesBackItself() {
        lock.unlock();
    }
}
