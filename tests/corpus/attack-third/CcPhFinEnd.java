// truth: proved: the end of the finish's body drops its creator, which lies before the child's next
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
public class CcPhFinEnd {
static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT);
 asyncPhased(p.inMode(SIG_WAIT), () -> { p.doNext(); assert x == 1; });
 x = 1; });
 }); }
}
