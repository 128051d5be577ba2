// truth: violated: (race) two tasks share one iterator of a CopyOnWriteArrayList: its cursor is a plain field that both write
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
public class CowShared {
 static final CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2, 3, 4));
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Iterator<Integer> it = l.iterator();
 finish(() -> { async(() -> { it.next(); }); async(() -> { it.next(); }); });
 }); }
}
