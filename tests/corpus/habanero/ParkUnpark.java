// expect: ok
// output: parked twice

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.LockSupport;

/** A permit given early is kept, a second one is not added. */
public class ParkUnpark {
    static volatile Thread sleeper;
    static volatile boolean woken;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Thread self = Thread.currentThread();
                    LockSupport.unpark(self);
                    LockSupport.unpark(self);
                    LockSupport.park();
                    sleeper = self;
                    while (!woken) {
                        LockSupport.park();
                    }
                    System.out.println("parked twice");
                });
                async(() -> {
                    while (sleeper == null) {
                        Thread.yield();
                    }
                    woken = true;
                    LockSupport.unpark(sleeper);
                });
            });
        });
    }
}
