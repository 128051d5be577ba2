// expect: violated deadlock
// truth: the initialiser of the main class catches its own exception: main runs, and waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainMainCatchesItself {
    static int x;
    static { try { x = fail(); } catch (IllegalStateException e) { x = 1; } }
    static int fail() { throw new IllegalStateException(); }
    public static void main(String[] args) throws Exception {
        new CountDownLatch(1).await();
    }
}
