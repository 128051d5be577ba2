import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: both tasks touch element 500, the first in its last round only
public class E2701RaceAtLast {
static int[] a = new int[1001];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 async(() -> { for (int i = 0; i <= 500; i++) a[i] = i * 3; });
 async(() -> { for (int i = 500; i < 1001; i++) a[i] = i * 3; });
});
        });
    }

}
