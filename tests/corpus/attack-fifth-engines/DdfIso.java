// truth: proved because look and put are isolated together
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
public class DdfIso {

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { isolated(() -> { if (!d.resolved()) d.put(1); }); }); });

        });
    }
}
