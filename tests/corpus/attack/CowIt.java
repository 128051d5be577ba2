// truth: violated: (assertion) snapshot iteration sees 1 or 2 elements
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CowIt {
 static final CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1));
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.add(2); }); async(() -> { int n = 0; for (int x : l) n++; assert n == 1; }); });
 }); }
}
