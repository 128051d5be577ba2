// expect: ok
// output: 4

import static edu.rice.hj.Module2.*;

/** The monitors of a stream and of a class of the library keep tasks of the program apart like any others. */
public class MonitorOfLibraryObject {
    static int printed;
    static int counted;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) async(() -> {
                    synchronized (System.out) {
                        printed++;
                    }
                    synchronized (String.class) {
                        counted++;
                    }
                });
            });
            System.out.println(printed + counted);
        });
    }
}
