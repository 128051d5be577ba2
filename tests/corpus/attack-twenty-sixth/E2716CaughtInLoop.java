import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: the exceptions of the loop are caught there and counted
public class E2716CaughtInLoop {
static int[] a = new int[100];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int t = 0; t < 2; t++) { int me = t; async(() -> { int bad = 0; for (int i = me * 50; i < me * 50 + 60; i++) { try { if (i < me * 50 + 50) a[i] = 7 / (i % 5); else a[i + 1000] = 3; } catch (ArithmeticException x) { bad++; } catch (ArrayIndexOutOfBoundsException x) { bad += 100; } finally { bad += 1000; } } assert bad == 10 + 1000 + 60000; }); } });
int s = 0; for (int i = 0; i < 100; i++) s += a[i];
assert s == 20 * (7 + 3 + 2 + 1);
        });
    }

}
