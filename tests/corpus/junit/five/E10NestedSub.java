// JUnit 5 runs nested classes that are inherited too: the whole class fails.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10NestedSub extends E10NestedBase {
    @Test
    void passes() {
    }
}
