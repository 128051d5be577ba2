// truth: violated assertion because two senders of one finish: their messages may come in either order
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
public class ActTwoSnd {
static int s; static class R extends Actor<Integer> { int k; protected void process(Integer o) { s = s * 10 + o; if (++k == 3) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
R r = new R(); finish(() -> { r.start(); finish(() -> { async(() -> { r.send(1); }); }); finish(() -> { async(() -> { r.send(2); }); async(() -> { r.send(3); }); }); });
assert s == 123;
        });
    }
}
