// JUnit 4 asks for the parameters before @BeforeClass is run.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

@RunWith(Parameterized.class)
public class E10ParamsFirst {
    static int base;

    @BeforeClass
    public static void begin() {
        base = 5;
    }

    @Parameterized.Parameters
    public static Collection<Object[]> rows() {
        return Collections.singletonList(new Object[] {base});
    }

    @Parameterized.Parameter
    public int number;

    @Test
    public void isNone() {
        Assert.assertEquals(0, number);
    }

    @Test
    public void isFive() {
        Assert.assertEquals(5, number);
    }
}
