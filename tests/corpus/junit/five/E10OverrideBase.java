package five;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class E10OverrideBase {
    @Test
    void overridden() {
    }

    @Test
    void again() {
        fail();
    }

    @Test
    void inherited() {
    }
}
