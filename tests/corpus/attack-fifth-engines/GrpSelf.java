// truth: violated assertion because U may look after both rounds (main itself isolates between them)
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
public class GrpSelf {
static int x, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { assert x != 2; }); });
  for (int i = 0; i < 2; i++) {
    finish(() -> { async(() -> { isolated(() -> { x++; }); }); });
    isolated(() -> { y++; });
  }
});

        });
    }
}
