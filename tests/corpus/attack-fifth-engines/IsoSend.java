// truth: proved because the actor's isolated body cannot begin before the one in which the message is sent has ended
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
public class IsoSend {
static int x;
static class R extends Actor<Integer> { protected void process(Integer o) { isolated(() -> { }); int t = x; exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  R p = new R(); p.start();
  async(() -> { isolated(() -> { p.send(1); x = 1; }); });
});

        });
    }
}
