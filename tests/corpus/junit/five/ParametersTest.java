package five;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

class ParametersTest {
    enum Spice { PAPRIKA, JALAPENO, HABANERO }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void isPositive(long number) {
        assertTrue(number > 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, -3})
    void isNotAlwaysPositive(int number) {
        assertTrue(number > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "\"b\\", "c\nd"})
    void hasText(String text) {
        assertTrue(!text.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 1e300, -0.0})
    void isFinite(double number) {
        assertTrue(!Double.isInfinite(number));
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = "  ")
    void isBlank(String text) {
        assertTrue(text == null || text.trim().isEmpty());
    }

    @ParameterizedTest
    @EmptySource
    void isEmpty(List<String> list) {
        assertEquals(0, list.size());
    }

    @ParameterizedTest
    @CsvSource({"one, 1, PAPRIKA", "'two, too', 2, HABANERO", ", 0, JALAPENO"})
    void readsLines(String name, int number, Spice spice) {
        assertEquals(number, name == null ? 0 : name.contains(",") ? 2 : 1);
        assertEquals(number == 2, spice == Spice.HABANERO);
    }

    @ParameterizedTest
    @CsvSource(value = {"1 | 2", "2 | 2"}, delimiter = '|')
    void areEqual(int left, Integer right) {
        assertEquals(left, right);
    }

    @ParameterizedTest
    @EnumSource
    void hasEveryName(Spice spice) {
        assertTrue(spice.name().length() > 3);
    }

    @ParameterizedTest
    @EnumSource(value = Spice.class, names = "HABANERO", mode = EnumSource.Mode.EXCLUDE)
    void isMild(Spice spice) {
        assertNotEquals(Spice.HABANERO, spice);
    }

    @ParameterizedTest
    @EnumSource(names = {"HABANERO", "PAPRIKA"})
    void isNotHot(Spice spice) {
        assertNotEquals(Spice.HABANERO, spice);
    }

    static Stream<Arguments> pairs() {
        return Stream.of(Arguments.of("a", 1), Arguments.of("bb", 2));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void hasLength(String text, int length) {
        assertEquals(length, text.length());
    }

    static IntStream isSmall() {
        return IntStream.range(0, 4);
    }

    @ParameterizedTest
    @MethodSource
    void isSmall(int number) {
        assertTrue(number < 3);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/lines.csv")
    void readsAFile(String line) {
        assertTrue(!line.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void runsThreads(int start) throws Exception {
        int[] sum = {start};
        Thread other = new Thread(() -> {
            synchronized (sum) {
                sum[0]++;
            }
        });
        other.start();
        synchronized (sum) {
            sum[0]++;
        }
        other.join();
        assertEquals(start + 2, sum[0]);
    }
}
