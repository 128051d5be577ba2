// truth: proved because tasks of tasks put into the accumulator of the finish around them
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
public class AccNestPut {

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjFinishAccumulator acc = newFinishAccumulator(HjOperator.SUM, int.class);
finish(acc, () -> { for (int i = 0; i < 2; i++) async(() -> { acc.put(1); async(() -> acc.put(2)); }); });
assert acc.get().intValue() == 6;

        });
    }
}
