package four;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** One test takes the constructor of a class that the caller of tests cannot see. */
public class ClosedTest {
    private ClosedTest() {
    }

    @Test
    public void isClosed() {
        assertEquals(2, 1 + 1);
    }
}
