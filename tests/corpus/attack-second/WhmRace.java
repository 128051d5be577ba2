// truth: violated: (race) WeakHashMap.get expunges and is no thread-safe class, beside a put
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
public class WhmRace {
 static final WeakHashMap<Integer, Integer> m = new WeakHashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { m.put(1, 1); }); async(() -> { m.get(1); }); });
 }); }
}
