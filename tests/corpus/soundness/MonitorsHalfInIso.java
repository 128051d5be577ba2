// expect: violated deadlock
// Monitors in opposite orders; isolated keeps a body apart from nothing that is not isolated.

import static edu.rice.hj.Module2.*;

public class MonitorsHalfInIso {
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
                    synchronized (B) {
                        synchronized (A) {
                        }
                    }
                });
            });
        });
    }
}
