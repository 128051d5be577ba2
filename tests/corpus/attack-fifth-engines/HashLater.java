// truth: violated assertion because if task 2 comes first, task 1 comes second and its object has the identity hash K (identity hashes are fixed by the place in the tree of tasks)
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
public class HashLater {
static int c; static final int K = 1981705110;
static void t() { async(() -> { int[] n = new int[1]; isolated(() -> { n[0] = ++c; }); if (n[0] == 2) { assert System.identityHashCode(new Object()) != K; } }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { t(); t(); });

        });
    }
}
