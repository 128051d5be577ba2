package five;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

interface HasTests {
    int value();

    @Test
    default void isOne() {
        assertEquals(1, value());
    }
}
