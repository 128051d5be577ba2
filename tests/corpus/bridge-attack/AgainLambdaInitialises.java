// expect: proved
// truth: the first lambda of an interface with a default method initialises it, which counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainLambdaInitialises {
    public static void main(String[] args) throws Exception {
        Op o = () -> { };
        Shared.l.await();
    }
}
class Shared { static CountDownLatch l = new CountDownLatch(1); static int count() { l.countDown(); return 1; } }
interface Op { int X = Shared.count(); void f(); default void d() { } }
