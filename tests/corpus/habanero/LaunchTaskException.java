// expect: exception
// error: task

import static edu.rice.hj.Module2.*;

/** An exception of a task leaves the program. */
public class LaunchTaskException {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                throw new IllegalArgumentException("task");
            });
        });
    }
}
