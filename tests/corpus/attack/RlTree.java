// truth: proved: TreeMap views read by two tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlTree {
 static final TreeMap<Integer,Integer> t = new TreeMap<>(); static int a, b;
 static int f() { int r = 0; for (var e : t.entrySet()) r += e.getValue(); for (int k : t.descendingMap().keySet()) r += k; for (int k : t.navigableKeySet()) r += k; return r; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 t.put(1, 2); t.put(2, 3);
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); }); assert a == b;
 }); }
}
