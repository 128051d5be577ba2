// truth: violated assertion because who comes first puts 1, the second puts 2; then a third decides on the order
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
public class AccNestIso {
static int c, d;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjFinishAccumulator acc = newFinishAccumulator(HjOperator.SUM, int.class);
finish(acc, () -> {
  async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = ++c; }); acc.put(s[0]); });
  async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = ++c; }); acc.put(s[0] * 2); });
});
assert acc.get().intValue() == 5;

        });
    }
}
