// truth: violated: (race) computeIfAbsent of two keys in two bins: the functions may run at once and both bump a plain counter
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
public class ChmSide {
 static int n; static final ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { m.computeIfAbsent(1, k -> { n++; return 1; }); }); async(() -> { m.computeIfAbsent(2, k -> { n++; return 1; }); }); });
 }); }
}
