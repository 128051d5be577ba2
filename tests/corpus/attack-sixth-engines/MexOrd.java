// truth: proved because both exceptions are collected, in whatever order
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
public class MexOrd {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
try { finish(() -> { async(() -> { isolated(() -> { n++; }); throw new IllegalStateException("a"); }); async(() -> { isolated(() -> { n++; }); throw new IllegalStateException("b"); }); }); }
catch (Throwable t) { n = 5; }
assert n == 5;
        });
    }
}
