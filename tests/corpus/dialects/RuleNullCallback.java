import static edu.rice.hj.Module1.*;

// rice: proved, a callback that is null is none; byu: violated, it is called.
public class RuleNullCallback {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> async(() -> {
        })), null);
    }
}
