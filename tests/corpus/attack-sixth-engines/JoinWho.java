// truth: violated race because if B first x is written by a task of the outer finish, else by one that the inner finish has joined
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
public class JoinWho {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static final HjRunnable W = () -> { x = 1; };
static void wr(boolean l) { if (l) async(W); else finish(() -> { async(W); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { }); }); 
roles();
boolean l = w == 2; w = 0;
finish(() -> {
  wr(l);
  async(() -> { isolated(() -> { z = 1; }); int t = x; });
});
        });
    }
}
