// As E10AbortThenFail, for the class.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10AbortAllThenFail {
    @BeforeAll
    static void aborts() {
        assumeTrue(false);
    }

    @Test
    void passes() {
    }

    @AfterAll
    static void fails() {
        fail("after");
    }
}
