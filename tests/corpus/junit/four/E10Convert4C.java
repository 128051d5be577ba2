// JUnit 4 calls the constructor by reflection: a Double does not fit an int.
package four;

import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
import java.util.concurrent.locks.*;

@RunWith(Parameterized.class)
public class E10Convert4C {
    private final int number;

    public E10Convert4C(int number) {
        this.number = number;
    }

    @Parameterized.Parameters
    public static Object[] rows() {
        return new Object[] {5.5};
    }

    @Test
    public void isNoInt() {
        Assert.assertEquals(5, number);
    }
}
