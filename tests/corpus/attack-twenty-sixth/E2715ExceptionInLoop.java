import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: the division fails in round 61 of one task
public class E2715ExceptionInLoop {
static int[] a = new int[100];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { int s = 0; for (int i = 0; i < 100; i++) s += 1000 / (61 - i); a[0] = s; }); async(() -> { for (int i = 1; i < 100; i++) a[i] = i; }); });
        });
    }

}
