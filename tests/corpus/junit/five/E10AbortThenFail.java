// An assumption that does not hold, and then tearing down that fails: JUnit tells the failure.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10AbortThenFail {
    @Test
    void aborts() {
        assumeTrue(false);
    }

    @AfterEach
    void fails() {
        fail("after");
    }
}
