// expect: proved
// truth: the initialiser of Outer catches the failure of Inner, and counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainInitialiserCatches {
    static CountDownLatch l = new CountDownLatch(1);
    public static void main(String[] args) throws Exception {
        System.out.println(Outer.x);
        l.await();
    }
}
class Outer { static int x; static { try { x = Inner.y; } catch (ExceptionInInitializerError e) { AgainInitialiserCatches.l.countDown(); } } }
class Inner { static int y = fail(); static int fail() { throw new IllegalStateException(); } }
