// truth: violated: (race) K's initialiser makes its own list; a child task it spawned through another class adds to it while the initialiser goes on
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiJoin {
 static HjRunnable mk(List<Integer> l) { return () -> { l.add(1); }; }
 static class K { static final List<Integer> l = new ArrayList<>(); static { async(mk(l)); l.add(2); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { K.t(); });
 }); }
}
