// expect: proved
// truth: the initialiser of the superclass of main throws, so that nothing else runs
import java.util.*;
import java.util.concurrent.*;

public class AgainSuperOfMainFails extends Base {
    static { stuck(); }
    static void stuck() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } }
    public static void main(String[] args) throws Exception {
        stuck();
    }
}
class Base { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
