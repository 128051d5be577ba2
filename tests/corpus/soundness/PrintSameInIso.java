// expect: proved
// options: --determinism
// Both orders of two equal lines look alike.

import static edu.rice.hj.Module2.*;

public class PrintSameInIso {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        System.out.println("a");
                    });
                });
                async(() -> {
                    isolated(() -> {
                        System.out.println("a");
                    });
                });
            });
        });
    }
}
