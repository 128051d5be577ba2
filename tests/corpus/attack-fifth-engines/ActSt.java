// truth: violated deadlock because if B comes first the actor is paused and nobody resumes it
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
public class ActSt {
static int w, x; static R p;
static class R extends Actor<Integer> { protected void process(Integer o) { exit(); } }
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
finish(() -> {
  p = new R(); p.start();
  if (w == 2) p.pause();
  w = 0;
  isolated(() -> { x = 1; });
  p.send(1);
});

        });
    }
}
