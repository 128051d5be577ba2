// JUnit 4 wants @Before to be public: it refuses the class.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

public class E10Before4 {
    static int count;

    @Before
    void isNotPublic() {
        count++;
    }

    @Test
    public void isRun() {
    }
}
