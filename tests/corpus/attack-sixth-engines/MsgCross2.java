// truth: violated race because the same object is sent twice to one actor; at the second sender x was not known, and the actor looks at the first message only
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
public class MsgCross2 {
static int x; static final Integer one = 1; static class B extends Actor<Integer> { int k; protected void process(Integer o) { if (k == 0) { int t = x; } if (++k == 2) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
B b = new B(); finish(() -> { b.start(); async(() -> { x = 1; b.send(one); }); async(() -> { b.send(one); }); });
        });
    }
}
