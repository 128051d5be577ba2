import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the wait is entered without a look: the notification may have come.
public class E26277WaitIfBySend {
    static final Object lock = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> a = newActor(pair -> {
                    synchronized (lock) {
                        lock.notifyAll();
                    }
                    pair.left.exit();
                });
                a.start();
                async(() -> {
                    a.send(1);
                    synchronized (lock) {
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                });
            });
        });
    }
}
