// truth: violated race because two tasks write z beside two that toggle for ever
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
public class CycIgn2 {
static int t, z, q;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { boolean[] s = new boolean[1]; while (!s[0]) isolated(() -> { t = 1 - t; s[0] = t == 5; }); });
  async(() -> { isolated(() -> { q++; }); z = 1; });
  async(() -> { isolated(() -> { q++; }); z = 2; });
});

        });
    }
}
