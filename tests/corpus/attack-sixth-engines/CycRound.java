// truth: violated assertion because the flag is up only while the other one is in between its two bodies
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
public class CycRound {
static int f, s;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { isolated(() -> { f = 1; }); isolated(() -> { f = 0; }); isolated(() -> { s = 1; }); }); async(() -> { int[] t = new int[2]; while (t[1] == 0) { isolated(() -> { t[0] = f; t[1] = s; }); assert t[0] == 0; } }); });
        });
    }
}
