// truth: proved because all three bodies share objects pairwise and the sum is kept
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
public class IsoOver {
static int x, y, z; static final Object a = new Object(), b = new Object(), c = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(a, b, () -> { x++; y++; }); });
  async(() -> { isolated(b, c, () -> { y++; z++; }); });
  async(() -> { isolated(c, a, () -> { z++; x++; }); });
});
assert x == 2 && y == 2 && z == 2;

        });
    }
}
