// truth: proved because the second sender waits for the first, so the mailbox has them in that order
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
public class ActCausal {
static int s;
static class R extends Actor<Integer> { int k; protected void process(Integer o) { s = s * 10 + o; if (++k == 2) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { R p = new R(); p.start(); finish(() -> { async(() -> p.send(1)); }); async(() -> p.send(2)); });
assert s == 12;

        });
    }
}
