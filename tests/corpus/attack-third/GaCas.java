// truth: proved: a lock made of compare-and-set
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
public class GaCas {
static final AtomicBoolean l = new AtomicBoolean(); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { while (!l.compareAndSet(false, true)) Thread.onSpinWait(); x++; l.set(false); }); });
assert x == 2;
 }); }
}
