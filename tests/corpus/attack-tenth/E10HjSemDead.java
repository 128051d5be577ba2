// A finish waits for a task that waits for a permit that comes behind the finish.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjSemDead {
    static final Semaphore s = new Semaphore(0);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> s.acquireUninterruptibly()));
            s.release();
        });
    }
}
