// expect: proved
// Both orders leave 2, and the code is 0.
import static edu.rice.hj.Module2.*;

public class ExitWithZero {
    static int n;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> n++));
                async(() -> isolated(() -> n++));
            });
            System.exit(n == 2 ? 0 : 1);
        });
    }
}
