// truth: violated assertion because the looker may look between the two foralls: x == 4
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
public class GrpForall {
static int x, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { assert x != 4; }); });
  forall(0, 1, (i) -> { isolated(() -> { x++; }); });
  finish(() -> { async(() -> {}); async(() -> {}); async(() -> { isolated(() -> { y++; }); }); });
  forall(0, 1, (i) -> { isolated(() -> { x++; }); });
  finish(() -> { async(() -> {}); async(() -> {}); async(() -> { isolated(() -> { y++; }); }); });
});

        });
    }
}
