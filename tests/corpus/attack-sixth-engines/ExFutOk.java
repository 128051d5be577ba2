// truth: proved because whoever is got has bumped m
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
public class ExFutOk {
static int n, m; static Integer body() { isolated(() -> { n++; }); isolated(() -> { m++; }); return 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjFuture<Integer> f0 = future(() -> body()); HjFuture<Integer> f1 = future(() -> body());
f1.get();
isolated(() -> { assert m >= 1 && n >= m; });
f0.get(); assert n == 2 && m == 2;
        });
    }
}
