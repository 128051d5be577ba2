// Expected exceptions.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

public class E10Expected4 {
    static int after;

    @Test(expected = AssertionError.class)
    public void failsAsExpected() {
        Assert.fail();
    }

    @Test(expected = RuntimeException.class)
    public void throwsASubclass() {
        throw new IllegalStateException();
    }

    @Test(expected = IllegalStateException.class)
    public void throwsASuperclass() {
        throw new RuntimeException();
    }

    @Test(expected = IllegalStateException.class)
    public void throwsInAThread() throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException();
        });
        thread.setUncaughtExceptionHandler((one, thrown) -> { });
        thread.start();
        thread.join();
    }

    @Test(expected = IllegalStateException.class)
    public void abortsFirst() {
        Assume.assumeTrue(false);
        throw new IllegalStateException();
    }

    @Test(expected = Exception.class)
    public void mayDependOnTheSchedule() {
        int[] count = new int[1];
        Thread thread = new Thread(() -> {
            synchronized (count) {
                count[0]++;
            }
        });
        thread.start();
        synchronized (count) {
            if (count[0] == 1) throw new IllegalStateException();
        }
    }
}
