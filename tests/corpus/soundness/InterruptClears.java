// expect: proved
// Asking for the interrupt takes it away.

import static edu.rice.hj.Module2.*;

public class InterruptClears {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Thread.currentThread().interrupt();
                    assert Thread.interrupted();
                    assert !Thread.interrupted();
                });
                async(() -> {
                    assert !Thread.interrupted();
                });
            });
        });
    }
}
