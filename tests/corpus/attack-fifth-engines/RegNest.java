// truth: proved because read regions nest and are upgraded by the same task
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
public class RegNest {
static final int[] o = new int[2];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { permission.PermissionChecks.acquireR(o, 0); permission.PermissionChecks.acquireW(o, 0); o[0] = 1; permission.PermissionChecks.releaseW(o, 0); permission.PermissionChecks.releaseR(o, 0); });
 async(() -> { permission.PermissionChecks.acquireW(o, 1); o[1] = 1; permission.PermissionChecks.releaseW(o, 1); }); });

        });
    }
}
