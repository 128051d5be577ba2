// expect: violated deadlock
// truth: go(Object) of the subinterface is a default method that does nothing; the lambda is go(Object, int)
import java.util.*;
import java.util.concurrent.*;

public class AgainLambdaOfSubInterface {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Two t = (o, i) -> l.countDown();
        One one = t;
        one.go("a");
        l.await();
    }
}
interface One { void go(Object o); }
interface Two extends One { void go(Object o, int i); default void go(Object o) { } }
