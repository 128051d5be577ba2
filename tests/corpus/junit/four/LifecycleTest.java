package four;

import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

public class LifecycleTest extends BaseOfLifecycle {
    @BeforeClass
    public static void beginOwn() {
        SEEN.add("beginOwn");
    }

    @AfterClass
    public static void endOwn() {
        SEEN.add("endOwn");
    }

    @Before
    public void begin() {
        SEEN.add("begin");
    }

    /** An override that does something else. */
    @Override
    public void hidden() {
    }

    @After
    public void end() {
        SEEN.add("end");
    }

    @Test
    public void runsInOrder() {
        SEEN.add("test");
    }

    @Test
    public void runsTwice() {
        SEEN.add("test");
        SEEN.add("test");
    }
}
