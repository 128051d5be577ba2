// truth: proved: what was written before put is seen by who gets it
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
public class DaChmPub {
static final ConcurrentHashMap<String, int[]> c = new ConcurrentHashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { int[] a = new int[1]; a[0] = 7; c.put("k", a); }); async(() -> { int[] a = c.get("k"); if (a != null) assert a[0] == 7; }); });
 }); }
}
