// countDown inside isolated: the looks of others are choices.
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class E10HjIsoCount {
    static final CountDownLatch d = new CountDownLatch(2);
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> {
                    d.countDown();
                    d.countDown();
                }));
                async(() -> {
                    if (d.getCount() == 1) x = 1;
                });
            });
            assert x == 0;
        });
    }
}
