// truth: violated: (race) one task loops for ever on its own data while two others race
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
public class HaGrpRace {
static int x, y, z;
 public static void main(String[] args) { launchHabaneroApp(() -> {
async(() -> { for (;;) isolated(() -> { y ^= 1; }); });
async(() -> { isolated(() -> { z++; }); x = 1; }); async(() -> { isolated(() -> { z++; }); x = 2; });
 }); }
}
