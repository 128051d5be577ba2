// A latch between tasks of a finish.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjLatch {
    static final CountDownLatch d = new CountDownLatch(1);
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1;
                    d.countDown();
                });
                async(() -> {
                    try {
                        d.await();
                    } catch (InterruptedException e) {
                    }
                    assert x == 1;
                });
            });
        });
    }
}
