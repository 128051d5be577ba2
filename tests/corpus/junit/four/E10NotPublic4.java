// JUnit 4 refuses a class with a test that is not public: no test is run.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

public class E10NotPublic4 {
    @Test
    void isNotPublic() {
    }

    @Test
    public void isPublic() {
    }
}
