package four;

import org.junit.*;

public class E10Hidden4Base {
    static int count;

    @BeforeClass
    public static void begin() {
        count += 10;
    }
}
