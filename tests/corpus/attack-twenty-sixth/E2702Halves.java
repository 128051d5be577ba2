import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: the halves do not overlap; behind finish the sum is 3 * (0 + ... + 1000)
public class E2702Halves {
static int[] a = new int[1001];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 async(() -> { for (int i = 0; i < 500; i++) a[i] = i * 3; });
 async(() -> { for (int i = 500; i < 1001; i++) a[i] = i * 3; });
});
int s = 0; for (int i = 0; i < 1001; i++) s += a[i];
assert s == 1501500;
        });
    }

}
