// expect: violated assertion
// Two tasks name one thread; the last one counts.

import static edu.rice.hj.Module2.*;

public class NameShared {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Thread main = Thread.currentThread();
            finish(() -> {
                async(() -> {
                    main.setName("a");
                });
                async(() -> {
                    main.setName("b");
                });
            });
            assert main.getName().equals("b");
        });
    }
}
