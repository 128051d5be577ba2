// What a source gives is converted as JUnit does: widened, and from texts, and nothing else.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Convert {
    enum Spice { MILD, HOT }

    static List<Object> longs() {
        return List.of(1L);
    }

    static List<Object> doubles() {
        return List.of(1.5);
    }

    static List<Object> texts() {
        return List.of("7");
    }

    static List<Object> names() {
        return List.of("HOT");
    }

    static List<Object> letters() {
        return List.of('a');
    }

    static List<Object> ints() {
        return List.of(3);
    }

    @ParameterizedTest
    @MethodSource("longs")
    void isNoInt(int number) {
        assertEquals(1, number);
    }

    @ParameterizedTest
    @MethodSource("doubles")
    void isNoIntToo(int number) {
        assertEquals(1, number);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void isConverted(int number) {
        assertEquals(7, number);
    }

    @ParameterizedTest
    @MethodSource("names")
    void isAName(Spice spice) {
        assertEquals(Spice.HOT, spice);
    }

    @ParameterizedTest
    @MethodSource("letters")
    void isWidened(int letter) {
        assertEquals(97, letter);
    }

    @ParameterizedTest
    @MethodSource("ints")
    void isLong(long number) {
        assertEquals(3, number);
    }

    @ParameterizedTest
    @MethodSource("ints")
    void isNoByte(byte number) {
        assertEquals(3, number);
    }
}
