// Setting up that fails keeps the test from being run.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Fails5 {
    static int count;

    @BeforeEach
    void begin() {
        if (count == 0) throw new IllegalStateException();
    }

    @Test
    void isNotReached() {
        fail();
    }

    @AfterEach
    void end() {
        count += 0;
    }

    @Test
    void preempts() {
        count = 1;
    }
}
