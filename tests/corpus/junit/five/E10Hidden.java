// JUnit 5: a static @BeforeAll that is hidden by one of the subclass is not run.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Hidden extends E10HiddenBase {
    @BeforeAll
    static void begin() {
        count += 1;
    }

    @Test
    void isHidden() {
        assertEquals(1, count);
    }

    @Test
    void isRunToo() {
        assertEquals(11, count);
    }
}
