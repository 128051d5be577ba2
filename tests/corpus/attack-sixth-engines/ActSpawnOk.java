// truth: proved because the actor joins the task of each message before it takes the next
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
public class ActSpawnOk {
static int s, m; static class R extends Actor<Integer> { int k; protected void process(Integer o) { finish(() -> { async(() -> { isolated(() -> { s = s * 10 + o; }); }); }); if (++k == 2) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
R r = new R(); finish(() -> { r.start(); r.send(1); r.send(2); });
assert s == 12;
        });
    }
}
