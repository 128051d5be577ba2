import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: the second isolated of task one may see the other task between
public class E2705IsolatedSees {
static int x; static int[] w = new int[50];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 async(() -> { int[] s = new int[1]; for (int i = 0; i < 3; i++) { isolated(() -> { s[0] = x; x = x + 1; }); for (int k = 0; k < 50; k++) w[k] ^= k * s[0]; } int h = 0; for (int k = 0; k < 50; k++) h += w[k]; int e = 0; for (int k = 0; k < 50; k++) e += (k * 0) ^ (k * 1) ^ (k * 2); assert h == e; });
 async(() -> { for (int i = 0; i < 60; i++) { if (i == 57) isolated(() -> x += 5); } });
});
        });
    }

}
