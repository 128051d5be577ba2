// truth: violated: (race) the comparator of a ConcurrentSkipListMap runs in both tasks at once
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
public class SklCmp {
 static int n; static final ConcurrentSkipListMap<Integer, Integer> q = new ConcurrentSkipListMap<>((a, b) -> { n++; return a - b; });
 public static void main(String[] args) { launchHabaneroApp(() -> {
 q.put(0, 0);
 finish(() -> { async(() -> { q.get(0); }); async(() -> { q.get(0); }); });
 }); }
}
