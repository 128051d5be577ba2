// truth: proved because inner exceptions are caught inside a task; another one ends the program
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
public class ExitNest {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
async(() -> { try { finish(() -> { async(() -> { throw new IllegalStateException("a"); }); }); } catch (Throwable t) { isolated(() -> { n++; }); } });
async(() -> { isolated(() -> { n++; }); });
});
System.exit(n == 2 ? 0 : 1);
        });
    }
}
