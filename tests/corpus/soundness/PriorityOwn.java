// expect: proved
// Each sets the priority of its own thread.

import static edu.rice.hj.Module2.*;

public class PriorityOwn {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Thread.currentThread().setPriority(3);
                    assert Thread.currentThread().getPriority() == 3;
                });
                async(() -> {
                    Thread.currentThread().setPriority(4);
                    assert Thread.currentThread().getPriority() == 4;
                });
            });
        });
    }
}
