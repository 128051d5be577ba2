// truth: violated: (deadlock) compute holds its bin while the function computes in the other map
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
public class ChmDead {
 static final ConcurrentHashMap<Integer, Integer> a = new ConcurrentHashMap<>(), b = new ConcurrentHashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 a.put(1, 1); b.put(1, 1);
 finish(() -> { async(() -> { a.compute(1, (k, v) -> { b.compute(1, (q, w) -> w); return v; }); }); async(() -> { b.compute(1, (k, v) -> { a.compute(1, (q, w) -> w); return v; }); }); });
 }); }
}
