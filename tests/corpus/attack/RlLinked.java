// truth: proved: read-only views of several maps: LinkedHashMap, TreeMap.descendingMap, Map.of, Collections.synchronizedMap
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlLinked {
 static final LinkedHashMap<Integer,Integer> l = new LinkedHashMap<>(); static final Map<Integer,Integer> o = Map.of(1, 2, 3, 4); static final Map<Integer,Integer> s = Collections.synchronizedMap(new HashMap<>()); static int a, b;
 static int f() { int r = 0; for (int x : o.keySet()) r += x; for (int x : o.values()) r += x; synchronized (s) { for (int x : s.keySet()) r += x; } return r; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 s.put(7, 8);
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); }); assert a == b;
 }); }
}
