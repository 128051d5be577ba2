// truth: proved: shared read-only EnumMap, iterated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlEnumMap {
 enum E { A, B } static final EnumMap<E,Integer> m = new EnumMap<>(E.class); static int a, b;
 static int f() { int s = 0; for (var e : m.entrySet()) s += e.getValue(); for (E e : m.keySet()) s += m.get(e); return s; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 m.put(E.A, 1); m.put(E.B, 2);
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); }); assert a == 6 && b == 6;
 }); }
}
