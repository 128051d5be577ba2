// truth: violated assertion because the value of the first finish depends on which body was first
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
public class AccLoop {
static int g;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjFinishAccumulator acc = newFinishAccumulator(HjOperator.SUM, int.class);
finish(acc, () -> { async(() -> { int[] t = new int[1]; isolated(() -> { t[0] = ++g; }); if (t[0] == 1) acc.put(5); }); async(() -> { int[] t = new int[1]; isolated(() -> { t[0] = ++g; }); if (t[0] == 1) acc.put(7); }); });
assert acc.get().intValue() == 5;
        });
    }
}
