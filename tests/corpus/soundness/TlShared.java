// expect: violated race
// Each task has a thread-local of its own that leads to one object.

import static edu.rice.hj.Module2.*;

public class TlShared {
    static final ThreadLocal<int[]> own = new ThreadLocal<>();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] box = new int[1];
            finish(() -> {
                async(() -> {
                    own.set(box);
                    own.get()[0]++;
                });
                async(() -> {
                    own.set(box);
                    own.get()[0]++;
                });
            });
        });
    }
}
