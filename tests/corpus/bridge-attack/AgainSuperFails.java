// expect: violated deadlock
// truth: Sub cannot be used after the initialiser of its superclass has failed: the handler waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainSuperFails {
    public static void main(String[] args) throws Exception {
        int v = 0;
        try { v = Sub.x; } catch (ExceptionInInitializerError e) { v = 2; }
        try { v = Sub.x; } catch (NoClassDefFoundError e) { new CountDownLatch(1).await(); }
        System.out.println(v);
    }
}
class Sup { static int y = fail(); static int fail() { throw new IllegalStateException(); } }
class Sub extends Sup { static int x = 1; static { System.out.println("sub"); } }
