// truth: violated assertion because if B comes first the accumulator takes any value, not the sum
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
public class AccOp {
static int w, x; static HjFinishAccumulator acc;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
acc = w == 1 ? newFinishAccumulator(HjOperator.SUM, int.class) : newFinishAccumulator(HjOperator.ANY, int.class);
w = 0;
isolated(() -> { x = 1; });
finish(acc, () -> { async(() -> acc.put(1)); async(() -> acc.put(1)); });
assert acc.get().intValue() == 2;

        });
    }
}
