package four;

import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeTrue;

import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Disabled;

/** Assumptions in tearing down, and the order of setting up. */
public class OverTest {
    private String seen = "";
    private boolean isOver;

    @Before
    public void one() {
        seen += "1";
    }

    @Before
    public void two() {
        seen += "2";
    }

    @Before
    public void three() {
        seen += "3";
    }

    @After
    public void end() {
        assumeTrue(!isOver);
    }

    /** By the hashes of their names, the greatest first. */
    @Test
    public void areInOrder() {
        assertEquals("321", seen);
    }

    @Test
    public void isOverAtTheEnd() {
        isOver = true;
    }

    /** JUnit 4 cannot leave out what fails to be left out twice. */
    @Test
    public void isOverTwice() {
        isOver = true;
        assumeTrue(false);
    }

    @Test
    public void assumesAsFiveDoes() {
        Assumptions.assumeTrue(false);
    }

    @Test
    @Disabled
    public void isNotDisabled() {
        assertEquals(1, 2);
    }
}
