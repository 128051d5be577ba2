// truth: violated assertion because the inner finish may end while the outer twin has not begun
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
public class ExFinSix {
static int n, m; static void body() { isolated(() -> { n++; }); isolated(() -> { m++; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> body()); finish(() -> { async(() -> body()); }); isolated(() -> { assert n == 2; }); });
        });
    }
}
