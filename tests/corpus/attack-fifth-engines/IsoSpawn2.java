// truth: proved because the grandchild's body waits for the end of the body that started it all
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
public class IsoSpawn2 {
static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { async(() -> { async(() -> { isolated(() -> { }); int t = x; }); }); x = 1; }); });
});

        });
    }
}
