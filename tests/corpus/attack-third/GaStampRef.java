// truth: proved: an AtomicStampedReference finds ABA
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
public class GaStampRef {
static final AtomicStampedReference<String> r = new AtomicStampedReference<>("a", 0);
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { r.compareAndSet("a", "b", 0, 1); r.compareAndSet("b", "a", 1, 2); }); async(() -> { int[] s = new int[1]; String v = r.get(s); boolean ok = r.compareAndSet(v, "c", s[0], 9); assert !ok || r.getStamp() == 9; }); });
 }); }
}
