// truth: proved because a and b are only 0 or 1
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
public class CycTwoOk {
static int a, b;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { while (true) { isolated(() -> { a = 1 - a; }); } }); async(() -> { while (true) { isolated(() -> { b = 1 - b; }); } }); async(() -> { isolated(() -> { assert a + b < 3; }); }); });
        });
    }
}
