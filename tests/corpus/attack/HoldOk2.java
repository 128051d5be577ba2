// truth: proved: lazy holder with a map and a list, static nested, three tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HoldOk2 {
 static class Cfg { final Map<String,Integer> m = new HashMap<>(); Cfg() { m.put("a", 1); m.put("b", 2); } static class H { static final Cfg I = new Cfg(); } static Cfg get() { return H.I; } }
 static int a, b, c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = Cfg.get().m.get("a"); }); async(() -> { b = Cfg.get().m.get("b"); }); async(() -> { c = Cfg.get().m.size(); }); });
 assert a + b + c == 5;
 }); }
}
