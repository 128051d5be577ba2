// expect: proved
// The lazy holder: whoever asks first makes the box, and the end of the initialiser lies before everybody's use.

import static edu.rice.hj.Module2.*;

public class ClinitHolder {
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
                    assert Holder.BOX.v == 3;
                });
                async(() -> {
                    assert Holder.BOX.v == 3;
                });
            });
        });
    }
}
