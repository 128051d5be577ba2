// expect: violated deadlock
// truth: the failure of Inner is an error in the initialiser of Outer, and stays one: the second handler waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainNestedInitialiser {
    public static void main(String[] args) throws Exception {
        int v = 0;
        try { v = Outer.x; } catch (IllegalStateException e) { v = 1; } catch (ExceptionInInitializerError e) { new CountDownLatch(1).await(); }
        System.out.println(v);
    }
}
class Outer { static int x = Inner.y + 1; }
class Inner { static int y = fail(); static int fail() { throw new IllegalStateException(); } }
