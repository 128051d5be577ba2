// expect: proved
// truth: the call through the generic interface runs the lambda
import java.util.*;
import java.util.concurrent.*;

public class AgainBridge {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Text t = s -> l.countDown();
        General<String> g = t;
        g.go("a");
        l.await();
    }
}
interface General<T> { void go(T t); }
interface Text extends General<String> { void go(String s); }
