// @EnumSource gives constants in the order of the enum, whatever the order of the names.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10EnumOrder {
    enum Spice { MILD, HOT }

    static final List<Spice> SEEN = new ArrayList<>();

    @ParameterizedTest
    @EnumSource(names = {"HOT", "MILD"})
    void mildFirst(Spice spice) {
        SEEN.add(spice);
        assertEquals(Spice.MILD, SEEN.get(0));
    }

    @ParameterizedTest
    @EnumSource(names = {"HOT", "MILD"})
    void hotFirst(Spice spice) {
        SEEN.add(spice);
        assertEquals(Spice.HOT, SEEN.get(0));
    }
}
