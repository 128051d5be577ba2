import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): poll with a time waits for a condition unless something is there: that may use up the permit.
public class E28190QueuePollTimed {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        LockSupport.unpark(Thread.currentThread());
        queue.poll(1, TimeUnit.SECONDS);
        LockSupport.park();
    }
}
