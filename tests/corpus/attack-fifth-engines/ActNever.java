// truth: violated deadlock because only the even message exits and the parity depends on the order of two isolated bodies
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
public class ActNever {
static int c;
static class R extends Actor<Integer> { protected void process(Integer o) { if (o % 2 == 0) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  R p = new R(); p.start();
  async(() -> { int[] t = new int[1]; isolated(() -> { t[0] = ++c; }); p.send(t[0]); });
  async(() -> { isolated(() -> { ++c; }); });
});

        });
    }
}
