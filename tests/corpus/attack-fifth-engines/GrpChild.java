// truth: violated assertion because B may come first (w == 2), then the writer is P's second child and may come before U
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
public class GrpChild {
static int x, w;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void late(boolean extra) { async(() -> { if (extra) async(() -> { }); async(() -> { isolated(() -> { x = 1; }); }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  roles();
  boolean extra = w == 2;
  async(() -> { isolated(() -> { assert !(x == 1 && w == 2); w = 0; }); });
  late(extra);
});

        });
    }
}
