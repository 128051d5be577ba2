// truth: proved: both puts lie before the body
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class CcDdfOrder {
static int x, y;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjDataDrivenFuture<Integer> d = newDataDrivenFuture(), e = newDataDrivenFuture();
 async(() -> { x = 1; d.put(1); }); async(() -> { y = 1; e.put(1); });
 asyncAwait(d, e, () -> { assert x + y == 2; }); });
 }); }
}
