package five;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ComposedTest {
    @BeforeEach
    @Retention(RetentionPolicy.RUNTIME)
    @interface Prepares {
    }

    @Prepares
    @Retention(RetentionPolicy.RUNTIME)
    @interface AlsoPrepares {
    }

    int value;

    @AlsoPrepares
    void prepare() {
        value = 1;
    }

    @Test
    void isPrepared() {
        assertEquals(1, value);
    }
}
