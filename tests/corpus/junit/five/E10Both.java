// What is done after all sees what all invocations did.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Both {
    static int count;

    @AfterAll
    static void end() {
        assertEquals(1, count);
    }

    @RepeatedTest(1)
    void once() {
        count++;
    }

    @RepeatedTest(3)
    void thrice() {
        count++;
    }
}
