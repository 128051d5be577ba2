// truth: violated exception because an exception leaves a task; the finish never ends because another task waits for ever
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
public class HeldExc {
static HjDataDrivenFuture<Integer> d;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
d = newDataDrivenFuture();
finish(() -> { async(() -> { throw new IllegalStateException(); }); async(() -> { d.get(); }); });
        });
    }
}
