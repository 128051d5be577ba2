// truth: violated: (race) two tasks share one iterator of a ConcurrentHashMap: its fields are plain
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
public class ChmItShared {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2, 3, 3, 4, 4));
 Iterator<Integer> it = m.keySet().iterator();
 finish(() -> { async(() -> { it.next(); }); async(() -> { it.next(); }); });
 }); }
}
