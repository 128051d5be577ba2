// truth: violated assertion because B may come first (w == 2), then the writer stands two finishes deep and may come before U
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
public class GrpDeepF {
static int x, w;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void wr() { async(() -> { isolated(() -> { x = 1; }); }); }
static void late(int v) { async(() -> { if (v == 2) async(() -> { wr(); }); else wr(); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  roles();
  int v = w;
  async(() -> { isolated(() -> { assert !(x == 1 && w == 2); w = 0; }); });
  late(v);
});

        });
    }
}
