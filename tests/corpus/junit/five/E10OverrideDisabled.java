// JUnit 5: a test that is overridden without the annotation is no test.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10OverrideDisabled extends E10OverrideBase {
    @Override
    void overridden() {
        fail();
    }

    @Override
    @Test
    void again() {
    }
}
