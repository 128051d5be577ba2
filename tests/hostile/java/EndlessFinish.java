import static edu.rice.hj.Module2.*;

/** Starts one task after the other, for ever, and counts them: there is never a choice, and no state comes again. */
public class EndlessFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            long count = 0;
            while (count >= 0) {
                count++;
                finish(() -> async(() -> {}));
            }
        });
    }
}
