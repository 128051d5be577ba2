// truth: violated race because a task looks at the actor's state beside it
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
public class ActStateBad {
static class R extends Actor<Integer> { int n; protected void process(Integer o) { n++; if (n == 3) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
R p = new R();
finish(() -> { p.start(); for (int i = 0; i < 3; i++) async(() -> p.send(1)); async(() -> { if (p.n == 3) System.out.print(""); }); });

        });
    }
}
