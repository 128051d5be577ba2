// expect: violated deadlock
// truth: an interface without bodies is not initialised by its lambdas: nobody counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainLambdaInitialisesNot {
    public static void main(String[] args) throws Exception {
        Op o = () -> { };
        o.f();
        Shared.l.await();
    }
}
class Shared { static CountDownLatch l = new CountDownLatch(1); static int count() { l.countDown(); return 1; } }
interface Op { int X = Shared.count(); void f(); }
