// expect: proved
// Each names its own thread.

import static edu.rice.hj.Module2.*;

public class NameOwn {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Thread.currentThread().setName("a");
                    assert Thread.currentThread().getName().equals("a");
                });
                async(() -> {
                    Thread.currentThread().setName("b");
                    assert Thread.currentThread().getName().equals("b");
                });
            });
        });
    }
}
