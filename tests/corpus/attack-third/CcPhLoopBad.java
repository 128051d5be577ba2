// truth: violated: (race) one buffer only
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class CcPhLoopBad {
static int[] a = new int[3];
 public static void main(String[] args) { launchHabaneroApp(() -> {
forallPhased(0, 2, (i) -> { for (int k = 0; k < 2; k++) { int v = a[(i + 1) % 3]; a[i] = v + 1; next(); } });
 }); }
}
