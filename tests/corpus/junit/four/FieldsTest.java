package four;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class FieldsTest {
    @Parameter
    public String text;

    @Parameter(1)
    public int length;

    @Parameters
    public static Object[][] data() {
        return new Object[][] {{"", 0}, {"four", 4}};
    }

    @Test
    public void hasItsLength() {
        assertEquals(length, text.length());
    }
}
