// truth: proved: Peterson's lock with volatile fields
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
public class GaDekker {
static volatile boolean f0, f1; static volatile int turn; static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { f0 = true; turn = 1; while (f1 && turn == 1) Thread.onSpinWait(); x++; f0 = false; }); async(() -> { f1 = true; turn = 0; while (f0 && turn == 0) Thread.onSpinWait(); x++; f1 = false; }); });
assert x == 2;
 }); }
}
