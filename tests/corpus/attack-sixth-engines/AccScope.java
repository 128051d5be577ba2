// truth: violated because if B first acc belongs to the outer finish and is not to be read behind the inner one
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
public class AccScope {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean l = w == 2; w = 0;
HjFinishAccumulator acc = newFinishAccumulator(HjOperator.SUM, int.class), other = newFinishAccumulator(HjOperator.SUM, int.class);
finish(l ? acc : other, () -> {
  finish(l ? other : acc, () -> { async(() -> { isolated(() -> { z = 1; }); acc.put(1); }); });
  acc.get();
});
        });
    }
}
