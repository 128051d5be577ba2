// expect: violated exit
// The exit need not wait for the task that goes round for ever.
import static edu.rice.hj.Module2.*;

public class ExitBesideLoop {
    static int n;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> {
                while (true) {
                    isolated(() -> n = 1 - n);
                }
            });
            async(() -> System.exit(2));
        }));
    }
}
