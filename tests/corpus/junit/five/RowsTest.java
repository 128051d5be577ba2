package five;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of rows on their way to a test. */
class RowsTest {
    static boolean isClosed;

    static class Door implements AutoCloseable {
        @Override
        public void close() {
            assertFalse(isClosed, "it is closed once");
            isClosed = true;
        }
    }

    static List<Object> doors() {
        return List.of(new Door());
    }

    static List<Object> sameDoors() {
        Door door = new Door();
        return List.of(door, door);
    }

    static Stream<int[][]> grids() {
        return Stream.<int[][]>of(new int[][][] {{{1}, {2}}});
    }

    static List<Object> dates() {
        return List.of("2020-02-02");
    }

    @ParameterizedTest
    @MethodSource("doors")
    void isClosedBehindIt(Door door) {
        assertFalse(isClosed);
    }

    @ParameterizedTest
    @MethodSource("sameDoors")
    void isClosedTwice(Door door) {
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("sameDoors")
    void staysOpen(Door door) {
        assertFalse(isClosed);
    }

    @ParameterizedTest
    @MethodSource("grids")
    void isOneArgument(int[][] grid) {
        assertEquals(2, grid.length);
    }

    @ParameterizedTest
    @MethodSource("dates")
    void isADate(LocalDate date) {
        assertEquals(2, date.getDayOfMonth());
    }

    @ParameterizedTest
    @CsvSource("2020-02-02")
    void isADateToo(LocalDate date) {
        assertEquals(2, date.getDayOfMonth());
    }

    @ParameterizedTest
    @CsvSource("0x10, #10, 1_000, -010")
    void areNumbers(int one, short two, Long three, Integer four) {
        assertEquals(16 + 16 + 1000 - 8, one + two + three + four);
    }

    @ParameterizedTest
    @ValueSource(ints = 3)
    void isNotWidened(Long number) {
    }

    @ParameterizedTest
    @NullSource
    void isNoNumber(int number) {
    }

    @ParameterizedTest
    @CsvSource({",1"})
    void isNoNumberToo(int number, int other) {
    }

    @ParameterizedTest
    @CsvSource("yes")
    void isPerhapsTrue(boolean truth) {
    }

    @ParameterizedTest
    @CsvSource("")
    void hasAnEmptyLine(String text) {
    }

    @ParameterizedTest
    @EnumSource(names = {"NEW", "OLD"})
    void hasNoSuchName(Thread.State state) {
    }

    @ParameterizedTest
    @CsvSource(textBlock = "a, 1\n#b, 2\n\n  #d, 4")
    void hasCommentsAndOthers(String text, int number) {
        assertEquals(number == 1 ? "a" : "#d", text);
    }

    @ParameterizedTest
    @ValueSource(ints = 1, strings = "one")
    void hasTwoTypes(String text) {
    }

    @RepeatedTest(0)
    void isNever() {
    }
}
