// expect: proved
// truth: an error leaves an initialiser as it is: its handler counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainInitialiserThrowsError {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        try { System.out.println(Bad.x); } catch (ExceptionInInitializerError e) { } catch (AssertionError e) { l.countDown(); }
        l.await();
    }
}
class Bad { static int x = fail(); static int fail() { throw new AssertionError(1); } }
