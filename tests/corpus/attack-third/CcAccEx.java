// truth: proved: the accumulator holds what was put before the failure
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
public class CcAccEx {

 public static void main(String[] args) { launchHabaneroApp(() -> {
HjFinishAccumulator s = newFinishAccumulator(HjOperator.SUM, int.class);
try { finish(s, () -> { async(() -> { s.put(3); throw new IllegalStateException(); }); async(() -> { s.put(4); }); }); assert false; } catch (IllegalStateException e) { assert s.get().intValue() == 7; }
 }); }
}
