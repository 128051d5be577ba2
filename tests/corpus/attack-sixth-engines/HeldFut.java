// truth: proved because a future fails, but a failed future throws at get only, and nobody asks
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
public class HeldFut {
static HjDataDrivenFuture<Integer> d;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { future(() -> { if (true) throw new IllegalStateException(); return 1; }); });
        });
    }
}
