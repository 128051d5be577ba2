package five;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InterfaceTest implements HasTests {
    @Override
    public int value() {
        return 2;
    }

    @Test
    void isTwo() {
        assertEquals(2, value());
    }
}
