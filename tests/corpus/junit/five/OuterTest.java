package five;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OuterTest {
    int steps;

    @BeforeEach
    void stepOutside() {
        steps = 1;
    }

    @Test
    void isOutside() {
        assertEquals(1, steps);
    }

    @Nested
    class InnerTest {
        @BeforeEach
        void stepInside() {
            steps *= 5;
        }

        @Test
        void isInside() {
            assertEquals(5, steps);
        }

        @Test
        void isLost() {
            assertEquals(6, steps);
        }
    }
}
