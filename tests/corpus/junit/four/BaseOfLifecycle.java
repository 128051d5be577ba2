package four;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

public abstract class BaseOfLifecycle {
    static final List<String> SEEN = new ArrayList<>();

    @BeforeClass
    public static void beginAll() {
        SEEN.add("beginAll");
    }

    @AfterClass
    public static void endAll() {
        assertEquals("[beginAll, beginOwn, beginBase, begin, test, end, endBase, endOwn]", SEEN.toString());
    }

    @Before
    public void beginBase() {
        SEEN.add("beginBase");
    }

    @Before
    public void hidden() {
        SEEN.add("never seen");
    }

    @After
    public void endBase() {
        SEEN.add("endBase");
    }

    @Test
    public void isInherited() {
        SEEN.add("test");
    }
}
