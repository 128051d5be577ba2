// truth: violated assertion because child of a future that is got in a loop
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
public class GrpFutGet {
static int x, z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { assert x != 2; }); });
  async(() -> { for (int i = 0; i < 3; i++) { HjFuture<Integer> f = future(() -> { isolated(() -> { z++; }); return 1; }); f.get(); async(() -> { isolated(() -> { x++; }); }); } });
});
        });
    }
}
