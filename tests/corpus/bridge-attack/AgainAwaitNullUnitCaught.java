// expect: proved
// truth: the handler of NullPointerException counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainAwaitNullUnitCaught {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        try { l.await(1, null); } catch (NullPointerException e) { l.countDown(); }
        l.await();
    }
}
