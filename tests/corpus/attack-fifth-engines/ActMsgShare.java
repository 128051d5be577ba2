// truth: violated race because the second actor's message comes from B, who knows nothing of A's write, though the message object is the same
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
public class ActMsgShare {
static int x; static final Object M = new Object();
static class R extends Actor<Object> { final boolean reads; R(boolean b) { reads = b; } protected void process(Object o) { if (reads) { int t = x; } exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  R p = new R(false), q = new R(true); p.start(); q.start();
  async(() -> { x = 1; p.send(M); });
  async(() -> { q.send(M); });
});

        });
    }
}
