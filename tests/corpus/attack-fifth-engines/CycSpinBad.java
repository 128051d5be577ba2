// truth: violated assertion because W may count while the spinner still spins
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
public class CycSpinBad {
static boolean flag; static int y, z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { boolean[] s = new boolean[1]; while (!s[0]) isolated(() -> { s[0] = flag; z = 1 - z; }); });
  async(() -> { isolated(() -> { y++; }); isolated(() -> { assert z == 0; flag = true; }); });
});

        });
    }
}
