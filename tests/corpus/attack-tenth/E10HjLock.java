// Tasks with a lock.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjLock {
    static final ReentrantLock l = new ReentrantLock();
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) async(() -> {
                    l.lock();
                    x++;
                    l.unlock();
                });
            });
            assert x == 2;
        });
    }
}
