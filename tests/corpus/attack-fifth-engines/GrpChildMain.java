// truth: violated race because main reads w in late while U may write it
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
public class GrpChildMain {
static int x, w;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void late() { if (w == 2) async(() -> { }); async(() -> { isolated(() -> { x = 1; }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  roles();
  async(() -> { int[] s = new int[1]; isolated(() -> { assert !(x == 1 && w == 2); w = 0; }); });
  late();
});

        });
    }
}
