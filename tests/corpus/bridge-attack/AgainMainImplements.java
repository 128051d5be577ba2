// expect: proved
// truth: the interface of the main class has a default method and is initialised before main
import java.util.*;
import java.util.concurrent.*;

public class AgainMainImplements implements I {
    public static void main(String[] args) throws Exception {
        Shared.l.await();
    }
}
class Shared { static CountDownLatch l = new CountDownLatch(1); static int count() { l.countDown(); return 1; } }
interface I { int X = Shared.count(); default void d() { } }
