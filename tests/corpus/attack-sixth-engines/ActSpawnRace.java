// truth: violated race because the task of the first message writes plainly while the actor works on the second
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
public class ActSpawnRace {
static int s, m; static class R extends Actor<Integer> { int k; protected void process(Integer o) { if (o == 2) m = 1; async(() -> { isolated(() -> { s++; }); if (o == 1) m = 2; }); if (++k == 2) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
R r = new R(); finish(() -> { r.start(); r.send(1); r.send(2); });
        });
    }
}
