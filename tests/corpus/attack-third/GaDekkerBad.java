// truth: violated: (race) Peterson with the turn set first
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
public class GaDekkerBad {
static volatile boolean f0, f1; static volatile int turn; static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { turn = 1; f0 = true; while (f1 && turn == 1) Thread.onSpinWait(); x++; f0 = false; }); async(() -> { turn = 0; f1 = true; while (f0 && turn == 0) Thread.onSpinWait(); x++; f1 = false; }); });
 }); }
}
