import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: what was written before the choice is undone for the other schedule; each sees the same sum
public class E2722OldObjectBehindChoice {
static int x; static int[] old = new int[40];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
for (int i = 0; i < 40; i++) old[i] = i;
finish(() -> {
 async(() -> { for (int r = 0; r < 3; r++) { isolated(() -> { x++; for (int i = 0; i < 40; i++) old[i]++; }); } });
 async(() -> { for (int r = 0; r < 3; r++) { isolated(() -> { x++; int s = 0; for (int i = 0; i < 40; i++) { s += old[i] - i; old[i]++; } assert s % 40 == 0 && s == 40 * (x - 1); }); } });
});
int s = 0; for (int i = 0; i < 40; i++) s += old[i] - i;
assert s == 240;
        });
    }

}
