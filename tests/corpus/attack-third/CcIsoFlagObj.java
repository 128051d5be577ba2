// truth: proved: the same with isolated of an object
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
public class CcIsoFlagObj {
static int x, y; static final Object L = new Object();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = 1; isolated(L, () -> { y = 1; }); }); async(() -> { int[] r = new int[1]; isolated(L, () -> { r[0] = y; }); if (r[0] == 1) { assert x == 1; } }); });
 }); }
}
