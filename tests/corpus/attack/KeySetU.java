// truth: proved: unmodifiable views, shared and read only
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class KeySetU {
 static Map<String,Integer> m; static int a, b;
 static int sum() { int s = 0; for (String k : m.keySet()) s += m.get(k); for (Map.Entry<String,Integer> e : m.entrySet()) s += e.getValue(); for (int v : m.values()) s += v; return s; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 Map<String,Integer> h = new LinkedHashMap<>(); h.put("x", 1); m = Collections.unmodifiableMap(h);
 finish(() -> { async(() -> { a = sum(); }); async(() -> { b = sum(); }); });
 assert a == 3 && b == 3;
 }); }
}
