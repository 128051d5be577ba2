// truth: violated race because the reader works off main's message, which knows nothing of B's write; B sends the same object later
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
public class ActMsgTwice {
static int x; static final Object M = new Object();
static class R extends Actor<Object> { int k; protected void process(Object o) { k++; if (k == 1) { int t = x; } if (k == 2) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  R p = new R(); p.start();
  async(() -> { x = 1; p.send(M); });
  p.send(M);
});

        });
    }
}
