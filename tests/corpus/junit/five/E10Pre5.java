// assertTimeoutPreemptively runs its body in another thread.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Pre5 {
    final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);

    @Test
    void isAnotherThread() {
        local.set(1);
        assertTimeoutPreemptively(Duration.ofDays(1), () -> assertEquals(1, local.get()));
    }

    @Test
    void isTheSameThread() {
        local.set(1);
        assertTimeout(Duration.ofDays(1), () -> assertEquals(1, local.get()));
    }

    @Test
    @Timeout(5)
    void hasATimeout() {
        assertEquals(0, local.get());
    }
}
