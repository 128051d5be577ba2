// expect: violated deadlock
// truth: the default method of B does nothing, and hides the one of A, which counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainDefaultHides {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        B b = () -> l;
        A a = b;
        a.count();
        l.await();
    }
}
interface A { CountDownLatch latch(); default void count() { latch().countDown(); } }
interface B extends A { default void count() { } }
