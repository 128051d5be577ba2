import static edu.rice.hj.Module2.*;

/** Starts one task after the other, for ever: there is never a choice. */
public class EndlessFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            while (true) {
                finish(() -> async(() -> {}));
            }
        });
    }
}
