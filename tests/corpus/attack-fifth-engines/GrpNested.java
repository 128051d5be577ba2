// truth: violated assertion because U may look after the second round of inner finishes inside a task
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
public class GrpNested {
static int x, y;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { assert x != 2; }); });
  async(() -> {
    for (int i = 0; i < 2; i++) {
      finish(() -> { async(() -> { isolated(() -> { x++; }); }); });
      isolated(() -> { y++; });
    }
    isolated(() -> { y++; });
  });
});

        });
    }
}
