// expect: violated deadlock
// truth: the first lambda of the interface initialises it, which waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainLambdaInitialisesStuck {
    public static void main(String[] args) throws Exception {
        Op o = () -> { };
        new Thread(() -> o.f()).start();
    }
}
class Shared { static int stuck() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } return 1; } }
interface Op { int X = Shared.stuck(); void f(); default void d() { } }
