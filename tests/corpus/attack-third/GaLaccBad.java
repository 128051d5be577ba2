// truth: violated: (assertion) an accumulator of a function that is not commutative
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
public class GaLaccBad {
static final LongAccumulator m = new LongAccumulator((a, b) -> 10 * a + b, 0);
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 1; i < 3; i++) { int k = i; async(() -> { m.accumulate(k); }); } });
assert m.get() == 12;
 }); }
}
