// truth: violated assertion because U may look after both rounds (object isolation)
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
public class GrpObj {
static int x, y; static final Object a = new Object(), b = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(a, () -> { assert x != 2; }); });
  for (int i = 0; i < 2; i++) {
    finish(() -> { async(() -> { isolated(a, () -> { x++; }); }); });
    finish(() -> { async(() -> { }); async(() -> { isolated(b, () -> { y++; }); }); });
  }
});

        });
    }
}
