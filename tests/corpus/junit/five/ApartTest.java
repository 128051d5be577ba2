package five;

import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Time-outs of JUnit 5 that run tests in other threads. */
class ApartTest {
    private final ThreadLocal<Integer> local = new ThreadLocal<>();

    @BeforeEach
    void begin() {
        local.set(1);
    }

    @Test
    @Timeout(value = 1, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void isApart() {
        assertNull(local.get());
    }

    @Test
    @Timeout(value = 1, unit = TimeUnit.DAYS, threadMode = Timeout.ThreadMode.SAME_THREAD)
    void isNotApart() {
        assertNull(local.get());
    }

    @Nested
    @Timeout(value = 1, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    class Inner {
        @Test
        void isApartToo() {
            assertNull(local.get());
        }
    }
}
