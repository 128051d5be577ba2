// truth: proved: an initialiser spins until another task has set a volatile flag
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
public class GaCiSpin {
static volatile boolean f; static class X { static int v; static { while (!f) Thread.onSpinWait(); v = 1; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { assert X.v == 1; }); async(() -> { f = true; }); });
 }); }
}
