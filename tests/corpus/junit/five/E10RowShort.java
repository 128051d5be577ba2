// A row that is too short is an error; so is a source without rows (JUnit 5 wants at least one invocation).
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10RowShort {
    static List<Arguments> rows() {
        return List.of(Arguments.of(1));
    }

    static List<Object> none() {
        return List.of();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void hasTooFew(int one, int two) {
    }

    @ParameterizedTest
    @MethodSource("none")
    void hasNone(int one) {
    }
}
