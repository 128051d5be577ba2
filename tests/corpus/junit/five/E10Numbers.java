// JUnit converts texts with Integer.decode and its like: a leading zero is octal, and what is too much for the type is an error.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Numbers {
    @ParameterizedTest
    @CsvSource("010")
    void isOctal(int number) {
        assertEquals(8, number);
    }

    @ParameterizedTest
    @ValueSource(strings = "010")
    void isDecimal(int number) {
        assertEquals(10, number);
    }

    @ParameterizedTest
    @CsvSource("300")
    void isTooMuch(byte number) {
        assertTrue(number < 1000);
    }

    @ParameterizedTest
    @CsvSource({"40000, 1"})
    void isTooMuchToo(short number, int one) {
        assertTrue(number < 1000);
    }

    @ParameterizedTest
    @CsvSource({"-0, 1", "+7, 8"})
    void hasSigns(int number, int one) {
        assertTrue(number < one);
    }
}
