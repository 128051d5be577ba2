// truth: violated deadlock because each awaits what the other puts
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
public class DdfChain {

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture(), e = newDataDrivenFuture();
finish(() -> { asyncAwait(d, () -> { e.put(1); }); asyncAwait(e, () -> { d.put(1); }); });

        });
    }
}
