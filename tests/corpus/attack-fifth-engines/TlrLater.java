// truth: violated assertion because if task 2 comes first, task 1 comes second and its first random number is K (seeds are fixed by the place in the tree of tasks)
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
public class TlrLater {
static int c; static final int K = 819;
static void t() { async(() -> { int[] n = new int[1]; isolated(() -> { n[0] = ++c; }); if (n[0] == 2) { assert ThreadLocalRandom.current().nextInt(1000) != K; } }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { t(); t(); });

        });
    }
}
