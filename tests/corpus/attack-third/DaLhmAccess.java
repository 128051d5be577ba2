// truth: violated: (race) get of an access-ordered LinkedHashMap writes
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
public class DaLhmAccess {
static final LinkedHashMap<Integer, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
 public static void main(String[] args) { launchHabaneroApp(() -> {
m.put(1, 1); m.put(2, 2);
finish(() -> { async(() -> { m.get(1); }); async(() -> { m.get(2); }); });
 }); }
}
