package four;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Collection;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class AddingTest {
    private final int left;
    private final long right;
    private final String sum;

    public AddingTest(int left, long right, String sum) {
        this.left = left;
        this.right = right;
        this.sum = sum;
    }

    @Parameters(name = "{0} + {1}")
    public static Collection<Object[]> data() {
        return Arrays.asList(new Object[][] {{1, 2L, "3"}, {20, 22L, "42"}});
    }

    @Test
    public void adds() {
        assertEquals(sum, "" + (left + right));
    }

    @Test
    public void isSmall() {
        assertTrue(left + right < 10);
    }
}
