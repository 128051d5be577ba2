// truth: violated: (exception) the get can come while the finish of the accumulator is open
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
public class EaAccGet {
static HjFinishAccumulator s;
 public static void main(String[] args) { launchHabaneroApp(() -> {
s = newFinishAccumulator(HjOperator.SUM, int.class);
finish(() -> { async(() -> { finish(s, () -> { s.put(5); }); }); async(() -> { s.get(); }); });
 }); }
}
