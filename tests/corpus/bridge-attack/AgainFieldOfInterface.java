// expect: proved
// truth: C.X is a field of I: C, whose initialiser waits for ever, is not initialised
import java.util.*;
import java.util.concurrent.*;

public class AgainFieldOfInterface {
    static int one() { return 1; }
    static void stuck() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } }
    public static void main(String[] args) throws Exception {
        int v = C.X;
        new Thread(() -> { }).start();
    }
}
interface I { int X = AgainFieldOfInterface.one(); }
class C implements I { static { AgainFieldOfInterface.stuck(); } }
