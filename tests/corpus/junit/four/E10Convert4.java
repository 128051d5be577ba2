// JUnit 4 sets the field by reflection: a Long does not fit an int.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

@RunWith(Parameterized.class)
public class E10Convert4 {
    @Parameterized.Parameters
    public static Collection<Object[]> rows() {
        return Collections.singletonList(new Object[] {5L});
    }

    @Parameterized.Parameter
    public int number;

    @Test
    public void isNoInt() {
        Assert.assertEquals(5, number);
    }
}
