// truth: violated race because U reads r only if it saw x == 2, and main writes r later without order
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
public class GrpRace {
static int x, y, r;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = x; }); if (s[0] == 2) r = 1; });
  for (int i = 0; i < 2; i++) {
    finish(() -> { async(() -> { isolated(() -> { x++; }); }); });
    finish(() -> { async(() -> { }); async(() -> { isolated(() -> { y++; }); }); });
  }
  r = 2;
});

        });
    }
}
