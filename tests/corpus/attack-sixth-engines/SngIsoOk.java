// truth: proved because the single statement sees both bodies
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
public class SngIsoOk {
static int a, s;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT_SINGLE);
for (int i = 1; i <= 2; i++) { int me = i; asyncPhased(p.inMode(SIG_WAIT_SINGLE), () -> { isolated(() -> { a += me; }); next(() -> { s = a; }); int t = s; assert t == 3; }); }
p.drop(); });
        });
    }
}
