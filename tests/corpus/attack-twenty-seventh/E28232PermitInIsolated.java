import static edu.rice.hj.Module2.*;
import java.util.concurrent.locks.*;

// violated (deadlock): the permit may be given before the flag is set: the two bodies come in either order.
public class E28232PermitInIsolated {
    static volatile boolean flag;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Thread waiter = new Thread(() -> {
                while (!flag) {
                    LockSupport.park();
                }
            });
            waiter.start();
            finish(() -> {
                async(() -> isolated(() -> LockSupport.unpark(waiter)));
                async(() -> isolated(() -> flag = true));
            });
        });
    }
}
