// truth: violated race because the third body claims b alone but writes x
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
public class IsoOverBad {
static int x, y; static final Object a = new Object(), b = new Object(), c = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(a, c, () -> { x++; }); });
  async(() -> { isolated(a, b, () -> { x++; y++; }); });
  async(() -> { isolated(b, () -> { y++; if (y == 1) x++; }); });
});

        });
    }
}
