import static edu.rice.hj.Module1.*;

// proved: a launch with a callback that is null does without one.
public class HjNullCallback {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> async(() -> x = 1)), null);
        assert x == 1;
    }
}
