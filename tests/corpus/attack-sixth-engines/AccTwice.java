// truth: proved because the sum is 12 in any order
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
public class AccTwice {
static int g;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjFinishAccumulator acc = newFinishAccumulator(HjOperator.SUM, int.class);
finish(acc, () -> { async(() -> { isolated(() -> { g++; }); acc.put(5); }); async(() -> { isolated(() -> { g++; }); acc.put(7); }); });
assert acc.get().intValue() == 12 && g == 2;
        });
    }
}
