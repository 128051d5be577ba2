// truth: proved: the single statement lies between the phases
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
public class CcSingle {
static int x, y;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT_SINGLE); for (int i = 0; i < 3; i++) asyncPhased(p.inMode(SIG_WAIT_SINGLE), () -> { isolated(() -> { x++; }); next(() -> { assert x == 3; y = x; }); assert y == 3; }); p.drop(); });
 }); }
}
