// truth: proved because messages sent before the start are kept and main's come in order
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
public class ActLate {
static int s;
static class R extends Actor<Integer> { protected void process(Integer o) { s = s * 10 + o; if (o == 3) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { R p = new R(); p.send(1); p.send(2); p.start(); p.send(3); });
assert s == 123;

        });
    }
}
