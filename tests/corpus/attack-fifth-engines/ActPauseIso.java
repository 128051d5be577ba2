// truth: violated deadlock because if the pauser comes last nobody resumes
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
public class ActPauseIso {
static int c;
static class R extends Actor<Integer> { protected void process(Integer o) { exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  R p = new R(); p.start();
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { f[0] = c++ == 0; }); if (f[0]) { p.pause(); p.resume(); } else p.pause(); p.send(1); });
  async(() -> { isolated(() -> { c++; }); });
});

        });
    }
}
