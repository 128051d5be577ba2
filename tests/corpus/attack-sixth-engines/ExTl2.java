// truth: violated assertion because the twin with 1 in its thread-local may do both its bodies before the other begins: k is 11 in between
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
public class ExTl2 {
static int n, k; static final ThreadLocal<int[]> tl = new ThreadLocal<>(); static void body() { isolated(() -> { n++; }); isolated(() -> { k = tl.get()[0] * 10 + n; }); isolated(() -> { assert k != 11; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { tl.set(new int[] {0}); body(); }); async(() -> { tl.set(new int[] {1}); body(); }); });
        });
    }
}
