import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: fib in tasks, with loops in each frame
public class E2728Recursion {
static int fib(int n) { if (n < 2) { int s = 0; for (int i = 0; i < 10; i++) s += n; return s / 10; } int s = 0; for (int k = 1; k <= 2; k++) s += fib(n - k); return s; } static int[] r = new int[2];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> r[0] = fib(8)); async(() -> r[1] = fib(9)); });
assert r[0] == 21 && r[1] == 34;
        });
    }

}
