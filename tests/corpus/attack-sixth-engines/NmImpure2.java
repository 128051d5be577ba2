// truth: violated assertion because the initialiser counts in a static of another class; who runs it is ordered with the other body or not
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
public class NmImpure2 {
static int k; static class C { static int v = ++k; static void use() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { isolated(() -> { C.use(); }); }); async(() -> { isolated(() -> { k = 5; C.use(); }); }); });
assert C.v == 1;
        });
    }
}
