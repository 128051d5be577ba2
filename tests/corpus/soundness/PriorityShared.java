// expect: violated
// Two tasks set the priority of one thread; the last one counts, and the field is plain.

import static edu.rice.hj.Module2.*;

public class PriorityShared {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Thread main = Thread.currentThread();
            finish(() -> {
                async(() -> {
                    main.setPriority(3);
                });
                async(() -> {
                    main.setPriority(4);
                });
            });
            assert main.getPriority() == 4;
        });
    }
}
