// truth: proved because the exception of the body of the finish is caught behind it
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
public class ExitBody {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
try { finish(() -> { async(() -> { isolated(() -> { n++; }); }); throw new IllegalStateException("a"); }); } catch (Throwable t) { isolated(() -> { n++; }); }
assert n == 2;
System.exit(0);
        });
    }
}
