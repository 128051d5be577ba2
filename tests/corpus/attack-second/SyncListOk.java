// truth: proved: iteration holds the list's monitor; it sees 2 or 3 elements
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
public class SyncListOk {
 static final List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.add(3); }); async(() -> { synchronized (l) { int n = 0; for (int x : l) n++; assert n == 2 || n == 3; } }); });
 }); }
}
