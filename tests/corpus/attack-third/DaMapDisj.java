// truth: violated: (race) put of different keys changes the size
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
public class DaMapDisj {
static final HashMap<Integer, Integer> m = new HashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { m.put(1, 4); }); async(() -> { m.put(2, 4); }); });
 }); }
}
