// expect: ok
// output: caught free

import static edu.rice.hj.Module2.*;

/** An exception leaves the monitor. */
public class MonitorException {
    static synchronized void fail() {
        throw new IllegalStateException();
    }

    static synchronized String free() {
        return "free";
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> async(() -> fail()));
            } catch (IllegalStateException expected) {
                System.out.print("caught ");
            }
            finish(() -> async(() -> System.out.println(free())));
        });
    }
}
