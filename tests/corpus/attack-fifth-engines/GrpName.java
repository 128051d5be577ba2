// truth: violated assertion because U may look when the two rounds are over: x == 2
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
public class GrpName {
    static int x, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { isolated(() -> { assert x != 2; }); });
                for (int i = 0; i < 2; i++) {
                    finish(() -> { async(() -> { isolated(() -> { x++; }); }); });
                    finish(() -> { async(() -> { }); async(() -> { isolated(() -> { y++; }); }); });
                }
            });
        });
    }
}
