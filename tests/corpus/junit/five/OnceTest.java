package five;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OnceTest {
    int count;

    @BeforeAll
    void begin() {
        count = 10;
    }

    @RepeatedTest(2)
    void counts() {
        count++;
    }

    @AfterAll
    void end() {
        assertEquals(12, count);
    }
}
