// expect: proved
// truth: the thread runs the default method, which calls the lambda
import java.util.*;
import java.util.concurrent.*;

public class AgainThreadOfDefault {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Job j = x -> l.countDown();
        new Thread(j).start();
        l.await();
    }
}
interface Job extends Runnable { void run(int x); default void run() { run(1); } }
