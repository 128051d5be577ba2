// truth: violated race because one of three skips the barrier
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
public class PhForallBad {
static int[] a = new int[3], b = new int[3];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
forallPhased(0, 2, (i) -> { if (i == 2) { b[i] = a[0]; a[i] = 1; } else { a[i] = i; next(); b[i] = a[(i + 1) % 3]; } });

        });
    }
}
