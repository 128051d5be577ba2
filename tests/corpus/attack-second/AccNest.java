// truth: proved: sums of nested tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class AccNest {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjFinishAccumulator s = newFinishAccumulator(HjOperator.SUM, int.class);
 finish(s, () -> { async(() -> { s.put(1); async(() -> { s.put(2); }); }); forasync(0, 1, (i) -> { s.put(i); }); });
 assert s.get().intValue() == 4;
 }); }
}
