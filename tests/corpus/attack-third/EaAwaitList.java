// truth: violated: (race) asyncAwait reads the list of futures
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
public class EaAwaitList {

 public static void main(String[] args) { launchHabaneroApp(() -> {
HjFuture<Integer> f = future(() -> 1);
List<HjFuture<Integer>> fs = new ArrayList<>(); fs.add(f);
finish(() -> { async(() -> { asyncAwait(fs, () -> { }); }); async(() -> { fs.set(0, f); }); });
 }); }
}
