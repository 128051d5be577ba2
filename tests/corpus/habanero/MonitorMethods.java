// expect: ok
// output: 6 3

import static edu.rice.hj.Module2.*;

/** Synchronized methods, of an instance and of the class, and re-entry. */
public class MonitorMethods {
    private int own;
    private static int all;

    synchronized void twice() {
        once();
        once();
    }

    synchronized void once() {
        own++;
    }

    static synchronized void count() {
        all++;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            MonitorMethods shared = new MonitorMethods();
            forall(0, 2, i -> {
                shared.twice();
                count();
            });
            System.out.println(shared.own + " " + all);
        });
    }
}
