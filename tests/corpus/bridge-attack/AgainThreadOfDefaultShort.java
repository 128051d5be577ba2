// expect: violated deadlock
// truth: the thread runs the default method, which does not call the lambda
import java.util.*;
import java.util.concurrent.*;

public class AgainThreadOfDefaultShort {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Job j = x -> l.countDown();
        new Thread(j).start();
        l.await();
    }
}
interface Job extends Runnable { void run(int x); default void run() { } }
