// JUnit looks for the source in the test class, so the subclass has its own for inherited tests.
package five;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class E10Source extends E10SourceBase {
    static List<Integer> numbers() {
        return List.of(7, 8);
    }
}
