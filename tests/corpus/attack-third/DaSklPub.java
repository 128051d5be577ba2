// truth: proved: what was written before put is seen behind get
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
public class DaSklPub {
static final ConcurrentSkipListMap<Integer, int[]> c = new ConcurrentSkipListMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { int[] a = {7}; c.put(1, a); }); async(() -> { int[] a = c.get(1); if (a != null) assert a[0] == 7; }); });
 }); }
}
