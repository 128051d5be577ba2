// Lines of @CsvSource.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Csv {
    @ParameterizedTest
    @CsvSource({"a b , 'c, d', ''", "x, y, z"})
    void keepsSpaces(String one, String two, String three) {
        assertTrue(one.equals("a b") && two.equals("c, d") && three.isEmpty() || one.equals("x") && two.equals("y") && three.equals("z"));
    }

    @ParameterizedTest
    @CsvSource(value = {"a|b"}, delimiter = '|')
    void hasBars(String one, String two) {
        assertEquals("ab", one + two);
    }

    @ParameterizedTest
    @CsvSource("a,")
    void isNull(String one, String two) {
        assertNull(two);
    }

    @ParameterizedTest
    @CsvSource("#a, b")
    void isNoComment(String one, String two) {
        assertEquals("#a", one);
    }

    @ParameterizedTest
    @CsvSource("it's, b")
    void hasAnApostrophe(String one, String two) {
        assertEquals("it's", one);
    }

    @ParameterizedTest
    @CsvSource("1e3, 0x1p3")
    void areDoubles(double one, double two) {
        assertEquals(1008, one + two);
    }

    @ParameterizedTest
    @CsvSource("TRUE, x")
    void isTrue(boolean one, char two) {
        assertTrue(one && two == 'x');
    }
}
