// truth: violated deadlock because as ChCnt; an actor instead of the event count; when the assertion fails a.exit() is not reached and the outer finish waits for ever
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
public class ChCntAct2 {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static boolean lg, lp, lq; static Act a; static final HjRunnable N = () -> { }, Q = () -> { a.send(1); };
static class Act extends Actor<Integer> { protected void process(Integer o) { } }
static void extra() { boolean l = lp; lp = false; if (l) async(N); }
static void fst() { if (lq) a.send(1); } static void snd() { if (!lq) async(Q); lq = false; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
a = new Act();
finish(() -> {
a.start(); a.send(1);
roles();
lg = lp = lq = w == 2; w = 0;
fst();
finish(() -> {
  async(() -> { boolean l = lg; lg = false; isolated(() -> { int t = x; assert !(l && t == 1); }); });
  async(() -> { extra(); isolated(() -> { z = 1; }); async(() -> { isolated(() -> { x = 1; }); }); });
  snd();
});
a.exit();
});
        });
    }
}
