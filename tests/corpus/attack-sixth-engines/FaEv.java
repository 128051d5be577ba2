// truth: proved because an awaited event count orders
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
public class FaEv {
static int x; static HjEventCount e;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
e = newEventCount(); finish(() -> { async(() -> { x = 1; e.advance(); }); async(() -> { if (e.read() == 1) { int t = x; } }); });
        });
    }
}
