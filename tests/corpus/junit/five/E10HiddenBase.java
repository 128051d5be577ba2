package five;

import org.junit.jupiter.api.*;

class E10HiddenBase {
    static int count;

    @BeforeAll
    static void begin() {
        count += 10;
    }
}
