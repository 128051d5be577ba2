// isolated inside the lock against the lock inside isolated.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjIsoInLock {
    static final ReentrantLock l = new ReentrantLock();
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    l.lock();
                    isolated(() -> x++);
                    l.unlock();
                });
                async(() -> isolated(() -> {
                    l.lock();
                    x++;
                    l.unlock();
                }));
            });
        });
    }
}
