// truth: proved because the child's isolated body cannot begin before the one that created it has ended, so x is written before it is read
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
public class IsoSpawn {
static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { async(() -> { isolated(() -> { }); int t = x; }); x = 1; }); });
});

        });
    }
}
