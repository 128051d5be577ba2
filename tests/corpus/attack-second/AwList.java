// truth: proved: the list of futures is read when the task is made
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class AwList {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture(); List<HjFuture<?>> l = new ArrayList<>(List.of(d));
 finish(() -> { asyncAwait(l, () -> { int r = x; assert r == 5; }); l.clear(); async(() -> { x = 5; d.put(1); }); });
 }); }
}
