// expect: proved
// truth: the initialiser of the main class throws, so that main, which would wait for ever, does not run
import java.util.*;
import java.util.concurrent.*;

public class AgainMainFails {
    static int x = fail();
    static int fail() { throw new IllegalStateException(); }
    public static void main(String[] args) throws Exception {
        new CountDownLatch(1).await();
    }
}
