// truth: violated deadlock because two readers of a both want to write it
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
public class IsoUpDead {
static int x; static final Object a = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(readMode(a), () -> { isolated(writeMode(a), () -> { x++; }); }); });
  async(() -> { isolated(readMode(a), () -> { isolated(writeMode(a), () -> { x++; }); }); });
});

        });
    }
}
