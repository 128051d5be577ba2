// truth: violated: (race) nothing orders the plain write and the plain read: the isolated bodies can come the other way round
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
public class CcIsoTrans {
static int x, y;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = 1; isolated(() -> { y = 1; }); }); async(() -> { int[] r = new int[1]; isolated(() -> { r[0] = y; }); int s = x; }); });
 }); }
}
