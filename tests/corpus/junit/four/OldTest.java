package four;

import junit.framework.TestCase;
import org.junit.Ignore;
import org.junit.Test;

/** JUnit runs it as one of JUnit 3, which knows no annotations. */
public class OldTest extends TestCase {
    @Test
    public void isNotRun() {
        fail();
    }

    @Ignore
    public void testIsRun() {
        assertEquals(1, 1);
    }
}
