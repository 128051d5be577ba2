// A task that ends with the lock.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjEnd {
    static final ReentrantLock l = new ReentrantLock();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> l.lock());
                async(() -> {
                    l.lock();
                    l.unlock();
                });
            });
        });
    }
}
