// Threads, repeated tests and assertions of JUnit 5.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Threads5 {
    int count;
    static int all;

    @BeforeEach
    void begin() throws InterruptedException {
        Thread thread = new Thread(() -> count = 1);
        thread.start();
        thread.join();
    }

    @RepeatedTest(2)
    void isNew() {
        assertEquals(1, count);
        count = 7;
        all++;
    }

    @RepeatedTest(2)
    void leaks() {
        assertEquals(0, all++);
    }

    @Test
    void losesItsThread() {
        new Thread(() -> count = 2).start();
        assertEquals(1, 1);
    }

    @Test
    void racesWithItsThread() {
        new Thread(() -> count = 2).start();
        assertNotEquals(0, count);
    }

    @Test
    void throwsInside() {
        assertThrows(IllegalStateException.class, () -> {
            throw new IllegalStateException();
        });
    }

    @Test
    void throwsNothing() {
        assertThrows(IllegalStateException.class, () -> count++);
    }

    @Test
    void throwsNotExactly() {
        assertThrowsExactly(RuntimeException.class, () -> {
            throw new IllegalStateException();
        });
    }

    @Test
    void hasTime() {
        assertTimeout(Duration.ofSeconds(1), () -> count++);
    }

    @Test
    void doesNotThrow() {
        assertDoesNotThrow(() -> {
            Thread thread = new Thread(() -> {
                throw new IllegalStateException();
            });
            thread.start();
            thread.join();
        });
    }

    @Test
    void all() {
        assertAll(() -> assertEquals(1, count), () -> assertEquals(2, count));
    }

    @AfterEach
    void end() {
        assertTrue(count >= 0);
    }
}
