import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: the second body may come first
public class E2723OldObjectOrder {
static int x; static int[] old = new int[40];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 async(() -> isolated(() -> { for (int i = 0; i < 40; i++) old[i] = old[i] * 2 + 1; }));
 async(() -> isolated(() -> { for (int i = 0; i < 40; i++) old[i] = old[i] * 3 + 1; }));
});
int s = 0; for (int i = 0; i < 40; i++) s += old[i];
assert s == 40 * 4;
        });
    }

}
