// An assumption that does not hold, and then tearing down that fails: JUnit 4 tells both as failures.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

public class E10AbortThenFail4 {
    @Test
    public void aborts() {
        Assume.assumeTrue(false);
    }

    @After
    public void fails() {
        Assert.fail("after");
    }
}
