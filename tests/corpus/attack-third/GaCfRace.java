// truth: violated: (race) the loser's write is not handed on
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
public class GaCfRace {
static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
CompletableFuture<Integer> c = new CompletableFuture<>();
finish(() -> { async(() -> { c.complete(1); }); async(() -> { x = 1; c.complete(2); }); async(() -> { c.join(); int r = x; }); });
 }); }
}
