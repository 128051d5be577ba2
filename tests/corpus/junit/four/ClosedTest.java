package four;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** JUnit 4 wants a public constructor. */
public class ClosedTest {
    private ClosedTest() {
    }

    @Test
    public void isClosed() {
        assertEquals(2, 1 + 1);
    }
}
