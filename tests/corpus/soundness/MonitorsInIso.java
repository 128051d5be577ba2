// expect: proved
// Monitors in opposite orders, but isolated keeps the two bodies apart.

import static edu.rice.hj.Module2.*;

public class MonitorsInIso {
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        synchronized (A) {
                            synchronized (B) {
                            }
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        synchronized (B) {
                            synchronized (A) {
                            }
                        }
                    });
                });
            });
        });
    }
}
