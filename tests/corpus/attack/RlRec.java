// truth: proved: records as keys, string switch, text blocks in two tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlRec {
 record P(int x, String y) { } static int a, b; static final P p = new P(1, "q");
 static int f() { Map<P,Integer> m = new HashMap<>(); m.put(new P(1, "q"), 4); switch (p.toString()) { case "P[x=1, y=q]": return m.get(p) + p.hashCode(); default: return -1; } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); }); assert a == b && a != -1;
 }); }
}
