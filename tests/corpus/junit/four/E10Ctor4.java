// JUnit 4 wants one constructor: it refuses the class.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

public class E10Ctor4 {
    public E10Ctor4() {
    }

    public E10Ctor4(int number) {
    }

    @Test
    public void isRun() {
    }
}
