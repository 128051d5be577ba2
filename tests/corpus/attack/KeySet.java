// truth: proved: two tasks iterate over keySet/values/entrySet of a shared read-only HashMap and TreeMap; the lazily made views are the library's own benign business
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class KeySet {
 static final Map<String,Integer> m = new HashMap<>(); static final TreeMap<String,Integer> t = new TreeMap<>(); static int a, b;
 static int sum() { int s = 0; for (String k : m.keySet()) s += m.get(k); for (int v : m.values()) s += v; for (String k : t.keySet()) s += t.get(k); for (Map.Entry<String,Integer> e : t.entrySet()) s += e.getValue(); return s; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 m.put("x", 1); m.put("y", 2); t.put("z", 3);
 finish(() -> { async(() -> { a = sum(); }); async(() -> { b = sum(); }); });
 assert a == 12 && b == 12;
 }); }
}
