// truth: proved: groups of a region are disjoint
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
public class IaMyGroup {
static final int[] a = new int[10];
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjRegion.HjRegion1D r = newRectangularRegion1D(0, 9);
forall(0, 2, (g) -> { forseq(myGroup(g, r, 3), (i) -> { a[i]++; }); });
for (int v : a) assert v == 1;
 }); }
}
