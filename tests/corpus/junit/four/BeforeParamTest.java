package four;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.BeforeParam;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class BeforeParamTest {
    static int last;

    @Parameter
    public int number;

    @Parameters
    public static Object[] data() {
        return new Object[] {1, 2};
    }

    @BeforeParam
    public static void keep(int number) {
        last = number;
    }

    @Test
    public void isKept() {
        assertEquals(last, number);
    }
}
