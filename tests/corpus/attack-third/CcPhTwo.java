// truth: proved: next on two phasers; neighbour sync of three tasks
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
public class CcPhTwo {
static int[] a = new int[3], b = new int[3];
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT), q = newPhaser(SIG_WAIT);
 asyncPhased(p.inMode(SIG_WAIT), () -> { a[0] = 1; next(); b[0] = a[1]; });
 asyncPhased(Arrays.asList(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT)), () -> { a[1] = 2; next(); b[1] = a[0] + a[2]; });
 asyncPhased(q.inMode(SIG_WAIT), () -> { a[2] = 3; next(); b[2] = a[1]; });
});
assert b[0] == 2 && b[1] == 4 && b[2] == 2;
 }); }
}
