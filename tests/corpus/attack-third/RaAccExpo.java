// truth: violated: (exception) the finish of another task is still open when get is called behind isolated
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
public class RaAccExpo {
static HjFinishAccumulator s; static int go;
 public static void main(String[] args) { launchHabaneroApp(() -> {
s = newFinishAccumulator(HjOperator.SUM, int.class);
finish(() -> { async(() -> { finish(s, () -> { isolated(() -> { go = 1; }); s.put(5); }); }); async(() -> { int[] r = new int[1]; isolated(() -> { r[0] = go; }); if (r[0] == 1) s.get(); }); });
 }); }
}
