// truth: violated assertion because if B comes first the event count is one ahead
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
public class EvCnt {
static int w, x; static edu.rice.hj.api.HjEventCount e;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
e = newEventCount();
if (w == 2) e.advance();
w = 0;
isolated(() -> { x = 1; });
assert e.read() == 0;

        });
    }
}
