// expect: proved
// truth: the call through A runs the default method of B, which counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainDefaultOverrides {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        B b = () -> l;
        A a = b;
        a.count();
        l.await();
    }
}
interface A { default void count() { } }
interface B extends A { CountDownLatch latch(); default void count() { latch().countDown(); } }
