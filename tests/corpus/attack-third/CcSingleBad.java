// truth: violated: (race) behind the single statement one writes what the other reads
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
public class CcSingleBad {
static int y;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT_SINGLE); for (int i = 0; i < 2; i++) { int k = i; asyncPhased(p.inMode(SIG_WAIT_SINGLE), () -> { int r = y; next(() -> { y = 1; }); r = y; if (k == 0) y = 5; }); } p.drop(); });
 }); }
}
