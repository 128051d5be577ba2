// truth: unknown because endless tasks of another group must not hide the two that meet
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
public class CycGrp {
static int a, b, c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { while (true) { isolated(() -> { a = 1 - a; }); } }); async(() -> { isolated(() -> { b = 1; }); isolated(() -> { b = 0; }); }); async(() -> { isolated(() -> { assert b == 0; }); }); });
        });
    }
}
