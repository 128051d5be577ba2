// A lock and isolated exclude nobody.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjIsoLock {
    static final ReentrantLock l = new ReentrantLock();
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    l.lock();
                    x++;
                    l.unlock();
                });
                async(() -> isolated(() -> x++));
            });
        });
    }
}
