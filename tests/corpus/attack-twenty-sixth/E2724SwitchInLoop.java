import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: only case 6 of the table, in round 37, touches what the other task writes
public class E2724SwitchInLoop {
static int[] a = new int[10]; static int y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 async(() -> { for (int i = 0; i < 40; i++) { switch ((i * 7) % 41) { case 0: a[0]++; break; case 1: case 2: a[1] += i; break; case 6 * 7: a[2]--; break; case 13: y += i; break; case 40: a[4]++; break; default: a[5] += 2; } } });
 async(() -> { for (int i = 0; i < 40; i++) { if (i == 39) y = i; } });
});
        });
    }

}
