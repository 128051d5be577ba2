// JUnit 4: a static @BeforeClass that is shadowed by one of the subclass is not run.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

public class E10Hidden4 extends E10Hidden4Base {
    @BeforeClass
    public static void begin() {
        count += 1;
    }

    @Test
    public void isHidden() {
        Assert.assertEquals(1, count);
    }

    @Test
    public void isRunToo() {
        Assert.assertEquals(11, count);
    }
}
