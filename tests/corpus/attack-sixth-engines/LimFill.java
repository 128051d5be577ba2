// truth: proved because large arrays are filled and copied, one task
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
public class LimFill {
static long[] a = new long[3000000];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
for (int i = 0; i < 3; i++) { Arrays.fill(a, i); System.arraycopy(a, 0, a, 1, a.length - 1); }
finish(() -> { async(() -> { }); });
        });
    }
}
