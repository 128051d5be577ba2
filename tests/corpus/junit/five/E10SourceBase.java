package five;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;

class E10SourceBase {
    static List<Integer> numbers() {
        return List.of(1, 2);
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void isSmall(int number) {
        assertTrue(number < 5);
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void isLarge(int number) {
        assertTrue(number > 5);
    }
}
