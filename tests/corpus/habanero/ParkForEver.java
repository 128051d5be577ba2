// expect: deadlock
// error: LockSupport.unpark

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.LockSupport;

/** park without unpark. */
public class ParkForEver {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> LockSupport.park()));
        });
    }
}
