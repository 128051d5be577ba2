// expect: violated exit
// The code is what the task has seen: 1 if its isolated body came second.
import static edu.rice.hj.Module2.*;

public class ExitOneOrder {
    static int n;
    static int seen;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> seen = n));
                async(() -> isolated(() -> n = 1));
            });
            System.exit(seen);
        });
    }
}
