// truth: violated exception because get inside isolated is an error even if the future is done
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
public class IsoGet {

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjFuture<Integer> f = future(() -> 1);
finish(() -> {});
f.get();
isolated(() -> { f.get(); });

        });
    }
}
