// expect: violated race
// The lazy holder orders its own writes, not those of its users.

import static edu.rice.hj.Module2.*;

public class ClinitHolderWrites {
    static class Box {
        int v = 3;
    }

    static class Holder {
        static final Box BOX = new Box();
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Holder.BOX.v = 4;
                });
                async(() -> {
                    int r = Holder.BOX.v;
                });
            });
        });
    }
}
