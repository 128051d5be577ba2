// truth: violated: (assertion) a double sum depends on the order of puts? no: on the accumulated integer product it does not; the exchange of equal tasks with accumulators: max only - so assert wrong value
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class AccAny {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjFinishAccumulator f = newFinishAccumulator(HjOperator.MAX, int.class);
 finish(f, () -> { for (int i = 0; i < 3; i++) { int w = i; async(() -> { f.put(w); }); } });
 assert f.get().intValue() == 1;
 }); }
}
