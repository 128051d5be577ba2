// expect: violated deadlock
// truth: the number is no text: the call throws ClassCastException, main ends, the worker waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainBridgeCasts {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Text t = s -> l.countDown();
        General raw = t;
        new Thread(() -> pass(l)).start();
        raw.go(1);
    }
}
interface General<T> { void go(T t); }
interface Text extends General<String> { void go(String s); }
