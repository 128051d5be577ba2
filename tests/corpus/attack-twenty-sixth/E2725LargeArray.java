import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: disjoint parts of a large array, with choices between
public class E2725LargeArray {
static int x; static int[] big = new int[5000];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int t = 0; t < 2; t++) { int me = t; async(() -> { for (int r = 0; r < 3; r++) { isolated(() -> x++); for (int i = me * 2500; i < me * 2500 + 2500; i += 25) big[i] += r + 1; } }); } });
long s = 0; for (int i = 0; i < 5000; i++) s += big[i];
assert s == 6 * 200 && x == 6;
        });
    }

}
