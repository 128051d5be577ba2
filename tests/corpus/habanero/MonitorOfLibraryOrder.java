// expect: assertion

import static edu.rice.hj.Module2.*;

/** The order in which tasks get the monitor of a stream is a choice of the schedule. */
public class MonitorOfLibraryOrder {
    static int last;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    synchronized (System.out) {
                        last = 1;
                    }
                });
                async(() -> {
                    synchronized (System.out) {
                        last = 2;
                    }
                });
            });
            assert last == 2;
        });
    }
}
