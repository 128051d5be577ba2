import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: each isolated body adds one; finish joins all
public class E2704IsolatedInLoop {
static int x; static int[] mine = new int[3];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 for (int t = 0; t < 3; t++) { int me = t; async(() -> { for (int i = 0; i < 4; i++) { isolated(() -> x++); for (int k = 0; k < 30; k++) mine[me] += k; } }); }
});
assert x == 12 && mine[0] == 4 * 435 && mine[1] == mine[0] && mine[2] == mine[1];
        });
    }

}
