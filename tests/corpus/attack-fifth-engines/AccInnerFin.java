// truth: violated exception because the accumulator belongs to the outer finish and is read inside
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
public class AccInnerFin {

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjFinishAccumulator acc = newFinishAccumulator(HjOperator.SUM, int.class);
finish(acc, () -> { finish(() -> { async(() -> acc.put(1)); }); acc.get(); });

        });
    }
}
