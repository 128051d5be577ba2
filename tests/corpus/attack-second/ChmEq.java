// truth: violated: (race) equals of keys runs in both tasks at once
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
public class ChmEq {
 static int n; static class K { public int hashCode() { return 1; } public boolean equals(Object o) { n++; return o instanceof K; } }
 static final ConcurrentHashMap<K, Integer> m = new ConcurrentHashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 m.put(new K(), 1);
 finish(() -> { async(() -> { m.get(new K()); }); async(() -> { m.get(new K()); }); });
 }); }
}
