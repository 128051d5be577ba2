// truth: proved: a loop that looks at a flag with a return value and gives way
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
public class HaLoopG {
static int y, z;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> {
async(() -> { while (isolatedWithReturn(() -> y) == 0) { Thread.onSpinWait(); } });
async(() -> { isolated(() -> { z = 1; }); isolated(() -> { y = 1; }); }); });
 }); }
}
