// truth: unknown because the spinner learns of a child that is born late
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
public class CycLate {
static int a, b, c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { while (true) { isolated(() -> { a = (a + 1) % 3; }); } }); async(() -> { isolated(() -> { c = 1; }); async(() -> { isolated(() -> { assert a != 2; }); }); }); });
        });
    }
}
