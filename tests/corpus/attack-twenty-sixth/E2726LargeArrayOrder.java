import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: the order of the isolated bodies shows in the middle of a large array
public class E2726LargeArrayOrder {
static int[] big = new int[9000];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int t = 0; t < 2; t++) { int me = t; async(() -> isolated(() -> { for (int i = 4400; i < 4600; i++) big[i] = big[i] * 3 + me; })); } });
int s = 0; for (int i = 4400; i < 4600; i++) s += big[i];
assert s == 200;
        });
    }

}
