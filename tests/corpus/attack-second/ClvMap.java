// truth: violated: (race) a HashMap that only a ClassValue holds, two tasks put; a choice before
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
public class ClvMap {
 static final ClassValue<Map<Integer, Integer>> CV = new ClassValue<Map<Integer, Integer>>() { protected Map<Integer, Integer> computeValue(Class<?> c) { return new HashMap<>(); } }; static int c;
 static void bump(int k) { CV.get(Integer.class).put(k, k); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 bump(0);
 finish(() -> { async(() -> { isolated(() -> { c++; }); bump(1); }); async(() -> { isolated(() -> { c++; }); bump(2); }); });
 }); }
}
