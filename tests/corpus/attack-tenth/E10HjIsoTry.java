// tryLock inside isolated sees whether the other holds the lock.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjIsoTry {
    static final ReentrantLock l = new ReentrantLock();
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    l.lock();
                    l.unlock();
                });
                async(() -> isolated(() -> {
                    if (l.tryLock()) l.unlock();
                    else x = 1;
                }));
            });
            assert x == 0;
        });
    }
}
