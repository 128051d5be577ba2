// truth: violated: (race) A-B and C-D share nothing though both share with B-C
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
public class CcIsoChain {
static int x; static final Object A = new Object(), B = new Object(), C = new Object(), D = new Object();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { isolated(A, B, () -> { x++; }); }); async(() -> { isolated(B, C, () -> { }); }); async(() -> { isolated(C, D, () -> { x++; }); }); });
 }); }
}
