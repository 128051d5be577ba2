// truth: proved: of one key the function runs once, and who finds the value lies behind it
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
public class ChmOnce {
 static int n; static final ConcurrentHashMap<Integer, int[]> m = new ConcurrentHashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { int x = m.computeIfAbsent(1, k -> { n++; return new int[] { 5 }; })[0]; assert x == 5; }); async(() -> { int x = m.computeIfAbsent(1, k -> { n++; return new int[] { 5 }; })[0]; assert x == 5; }); });
 assert n == 1;
 }); }
}
