// truth: proved because large arrays in two tasks, nothing shared
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class LimBig {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { long[] a = new long[60000000]; Arrays.fill(a, 7); long[] b = a.clone(); isolated(() -> { n += (int) b[5]; }); }); });
assert n == 14;
        });
    }
}
