// truth: proved because nobody asks the failed future, the program is ended and the failure was looked at
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
public class ExitFutSix {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
try { HjFuture<Integer> f = future(() -> { throw new IllegalStateException("a"); }); f.get(); } catch (Throwable t) { n = 1; }
System.exit(0);
        });
    }
}
