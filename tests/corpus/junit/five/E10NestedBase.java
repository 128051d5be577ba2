package five;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class E10NestedBase {
    @Nested
    class Inner {
        @Test
        void fails() {
            fail("nested");
        }
    }
}
