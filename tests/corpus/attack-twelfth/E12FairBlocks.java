// Truth: violated. The one that wants two is first in the queue of the fair semaphore for ever: the other is stuck behind it.
import java.util.concurrent.Semaphore;

public class E12FairBlocks {
    static final Semaphore semaphore = new Semaphore(1, true);

    public static void main(String[] arguments) throws Exception {
        Thread many = new Thread(() -> semaphore.acquireUninterruptibly(2));
        Thread single = new Thread(() -> semaphore.acquireUninterruptibly());
        many.setDaemon(true);
        many.start();
        single.start();
        single.join();
    }
}
