// truth: exit: a ends the program with 1 when b is through.
import static edu.rice.hj.Module2.*;
public class E20RgExitLast {
    static int x;
    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> { isolated(() -> { }); System.exit(1); });
            async(() -> { isolated(() -> { }); isolated(() -> { }); });
        }));
    }
}
