// truth: violated: (assertion) a loop that looks at a flag beside a failing task
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
public class HaLoopD {
static int y, z;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> {
async(() -> { boolean[] go = {true}; while (go[0]) isolated(() -> { if (y == 1) go[0] = false; }); });
async(() -> { isolated(() -> { z = 1; }); isolated(() -> { y = 1; }); });
async(() -> { isolated(() -> { assert z == 0; }); }); });
 }); }
}
