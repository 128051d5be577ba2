// Setting up and tearing down of nested classes.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Nest5 {
    final List<String> seen = new ArrayList<>();

    @BeforeEach
    void begin() {
        seen.add("outer");
    }

    @Nested
    class Inner {
        @BeforeEach
        void begin() {
            seen.add("inner");
        }

        @Test
        void inOrder() {
            assertEquals(List.of("outer", "inner"), seen);
        }

        @Test
        void notInOrder() {
            assertEquals(List.of("inner", "outer"), seen);
        }

        @AfterEach
        void end() {
            seen.add("end inner");
        }

        @Nested
        @Disabled
        class Off {
            @Test
            void isOff() {
                fail();
            }
        }
    }

    @AfterEach
    void end() {
        if (seen.contains("inner")) {
            assertEquals("end inner", seen.get(seen.size() - 1));
        }
    }

    @Test
    void alone() {
        assertEquals(List.of("outer"), seen);
    }
}
